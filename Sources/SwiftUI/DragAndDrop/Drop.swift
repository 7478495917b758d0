import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// What a drop does. See https://developer.apple.com/documentation/swiftui/dropoperation.
public enum DropOperation: Sendable {
    /// Nothing, here.
    case cancel
    /// Nothing: it would not be right.
    case forbidden
    /// It copies.
    case copy
    /// It moves.
    case move

    var uiKit: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// What a drop would do. See https://developer.apple.com/documentation/swiftui/dropproposal.
public struct DropProposal: Sendable {
    /// What it would do.
    public let operation: DropOperation
    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view. See https://developer.apple.com/documentation/swiftui/dropinfo.
@MainActor @preconcurrency
public struct DropInfo {
    /// Where the finger is, in the view's own coordinates.
    public let location: CGPoint
    let session: any UIDropSession

    /// Whether something of some types is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }
    /// What is dragged of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        let names = contentTypes.map(\.identifier)
        return session.items.map(\.itemProvider).filter { provider in
            names.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
    /// Whether something of some types is dragged.
    public func hasItemsConforming(to types: [String]) -> Bool { session.hasItemsConforming(toTypeIdentifiers: types) }
    /// What is dragged of some types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.compactMap { UTType($0) }) }
}

/// Takes what is dropped on a view. See https://developer.apple.com/documentation/swiftui/dropdelegate.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view has to do with what is dragged.
    func validateDrop(info: DropInfo) -> Bool
    /// It was dropped; whether that is taken.
    func performDrop(info: DropInfo) -> Bool
    /// The finger came over the view.
    func dropEntered(info: DropInfo)
    /// What a drop would do; `nil` for what it would before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// The finger left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// The view has to do with it.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing is done.
    public func dropEntered(info: DropInfo) {}
    /// What a drop would do stays as it is.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing is done.
    public func dropExited(info: DropInfo) {}
}

/// Lets things be dropped on a view.
struct DropModifier: ItemModifier {
    let types: [String]
    let delegate: any DropDelegate
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> DropItem { DropItem(content, node) }
    func update(_ item: DropItem) { (item.types, item.delegate) = (types, delegate) }
}

/// A view on which things can be dropped.
final class DropItem: EffectItem {
    var types: [String] = []
    var delegate: (any DropDelegate)?
    private lazy var receiver = DropReceiver(self)

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.takesTouchesEverywhere = true
        effectView.addInteraction(UIDropInteraction(delegate: receiver))
    }
}

private final class DropReceiver: NSObject, UIDropInteractionDelegate {
    private weak var item: DropItem?
    private var proposal = UIDropOperation.copy

    init(_ item: DropItem) { self.item = item }

    private func info(_ session: any UIDropSession) -> DropInfo {
        DropInfo(location: item.map { session.location(in: $0.effectView) } ?? .zero, session: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let item, item.environment.isEnabled, session.hasItemsConforming(toTypeIdentifiers: item.types) else { return false }
        return item.delegate?.validateDrop(info: info(session)) ?? false
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        proposal = .copy
        item?.delegate?.dropEntered(info: info(session))
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        if let new = item?.delegate?.dropUpdated(info: info(session)) { proposal = new.operation.uiKit }
        return UIDropProposal(operation: proposal)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        item?.delegate?.dropExited(info: info(session))
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = item?.delegate?.performDrop(info: info(session))
    }
}

/// Takes what is dropped by a function.
private struct DropAction: DropDelegate {
    var isTargeted: (Bool) -> Void
    let action: (DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return action(info)
    }
    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }
}

extension View {
    /// Lets things of some types be dropped on the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }
    /// Lets things of some types be dropped on the view.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedTypes, delegate: delegate))
    }

    private func onDrop(_ types: [UTType], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool)
        -> some View
    {
        onDrop(
            of: types,
            delegate: DropAction { isOver in
                if let isTargeted, isTargeted.wrappedValue != isOver { isTargeted.wrappedValue = isOver }
            } action: {
                action($0.itemProviders(for: types), $0.location)
            })
    }
    /// Lets things of some types be dropped on the view; a value tells whether they are over it.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(supportedContentTypes, isTargeted) { providers, _ in action(providers) } }
    /// Lets things of some types be dropped on the view, at a place; a value tells whether they are over it.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { onDrop(supportedContentTypes, isTargeted, action) }
    /// Lets things of some types be dropped on the view; a value tells whether they are over it.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(supportedTypes.compactMap { UTType($0) }, isTargeted) { providers, _ in action(providers) } }
    /// Lets things of some types be dropped on the view, at a place; a value tells whether they are over it.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { onDrop(supportedTypes.compactMap { UTType($0) }, isTargeted, action) }

    /// Lets values of a type be dropped on the view. They are made of what is dropped first, so that the function is called a moment later.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let types = T.importedTypes
        return onDrop(
            of: types,
            delegate: DropAction(isTargeted: isTargeted) { info in
                let (providers, location) = (info.itemProviders(for: types), info.location)
                TransferredValues<T>.load(providers) { values in
                    if !values.isEmpty { _ = action(values, location) }
                }
                return !providers.isEmpty
            })
    }
}

/// Values that are made one after another.
@MainActor
final class TransferredValues<T: Transferable> {
    private var values: [T?]
    private var missing: Int
    private let completion: ([T]) -> Void

    private init(_ count: Int, _ completion: @escaping ([T]) -> Void) {
        values = Array(repeating: nil, count: count)
        (missing, self.completion) = (count, completion)
    }

    static func load(_ providers: [NSItemProvider], _ completion: @escaping ([T]) -> Void) {
        let all = TransferredValues(providers.count, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadTransferable(type: T.self) { result in
                let value = UncheckedBox(try? result.get())
                DispatchQueue.main.async { MainActor.assumeIsolated { all.take(value.value, at: index) } }
            }
        }
    }

    private func take(_ value: T?, at index: Int) {
        values[index] = value
        missing -= 1
        if missing == 0 { completion(values.compactMap { $0 }) }
    }
}
