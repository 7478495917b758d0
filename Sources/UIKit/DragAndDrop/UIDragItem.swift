import Foundation
import SampanFoundation

/// One thing that is dragged. See https://developer.apple.com/documentation/uikit/uidragitem.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What gives the data.
    public let itemProvider: NSItemProvider
    /// What the app itself means by it; other apps do not see it.
    open var localObject: Any?
    /// Makes what is seen of it while it is dragged.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// How something that is dragged looks. See https://developer.apple.com/documentation/uikit/uidragpreviewparameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// What is seen of something that is dragged. See https://developer.apple.com/documentation/uikit/uidragpreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// A preview of the same view.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIDragPreview(view: view, parameters: parameters.copy() as? UIDragPreviewParameters ?? UIDragPreviewParameters())
    }
}

/// What is lifted, with its place. See https://developer.apple.com/documentation/uikit/uitargeteddragpreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// A preview of the same view with another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITargetedDragPreview(view: view, parameters: parameters, target: target)
    }
}

/// What a drop does. See https://developer.apple.com/documentation/uikit/uidropoperation.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing, here.
    case cancel = 0
    /// Nothing: it would not be right.
    case forbidden = 1
    /// It copies.
    case copy = 2
    /// It moves.
    case move = 3
}

/// What a drop would do. See https://developer.apple.com/documentation/uikit/uidropproposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What a drop would do.
    public let operation: UIDropOperation

    // @objc(initWithDropOperation:)
    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// A proposal of the same.
    open func copy(with zone: NSZone? = nil) -> Any { UIDropProposal(operation: operation) }
}
