import Foundation
import ObjCRuntime

/// Says what a tool tip says. See https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    // @objc(toolTipInteraction:configurationAtPoint:)
    // @objc optional
    /// The tool tip for a place, in the points of the interaction's view; `nil` for none there. The interaction's default if this is not
    /// there.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

/// Shows a small label beside the pointer after that has rested on a view for half a second. See
/// https://developer.apple.com/documentation/uikit/uitooltipinteraction.
///
/// The label goes when the pointer leaves the view, or a button of the mouse is pressed.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// Says what the tool tip says.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether tool tips are shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { PointerTracker.current.update() } }
    }
    /// What the tool tip says if no delegate says another thing; `nil` for no tool tip.
    open var defaultToolTip: String?

    /// Creates an interaction whose delegate says what there is to say.
    public override init() { super.init() }

    /// Creates an interaction with something to say.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) { ToolTips.current.remove(self) }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { ToolTips.current.add(self) }
    }

    /// The tool tip for a place in the view's points.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        if let delegate,
            let answer = OptionalRequirement.call({ delegate.toolTipInteraction(self, configurationAt: point) })
        {
            return answer
        }
        return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}
