import UIKit

/// A UIKit view as a view. See https://developer.apple.com/documentation/swiftui/uiviewrepresentable.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of UIKit view.
    associatedtype UIViewType: UIView
    /// What connects the two.
    associatedtype Coordinator = Void
    /// What is known when the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the UIKit view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the UIKit view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is no longer there.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what connects the two.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of a proposal; its own if `nil`.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing connects the two.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Nothing has to be done.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// The view's own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// A view without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { RepresentableNode(view, inputs) }
}

/// What is known when a UIKit view is made and updated. See https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What connects the two.
    public let coordinator: Representable.Coordinator
    /// How the change is made.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

final class RepresentableNode<V: UIViewRepresentable>: NodeOf<V> {
    private let properties = PropertySlots(of: V.self)
    private let coordinator: V.Coordinator
    private var item: RepresentableItem!

    override init(_ view: V, _ inputs: _NodeInputs) {
        coordinator = view.makeCoordinator()
        super.init(view, inputs)
        properties.node = self
        let installed = installed
        let uiView = installed.makeUIView(context: context)
        item = RepresentableItem(self, uiView)
        item.fitting = { [weak self] proposal in
            guard let self else { return nil }
            return self.view.sizeThatFits(proposal, uiView: uiView, context: self.context)
        }
        evaluate()
    }

    private var uiView: V.UIViewType { item.uiView as! V.UIViewType }
    private var context: V.Context { V.Context(coordinator: coordinator, transaction: graph.transaction, environment: environment) }
    private var installed: V {
        var view = view
        properties.install(in: &view)
        return view
    }

    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    private func evaluate() {
        isDirty = false
        let view = installed
        graph.reading(self) { view.updateUIView(uiView, context: context) }
        item.invalidateLayout()
    }

    override func update(_ view: V) {
        super.update(view)
        evaluate()
    }
    override func reevaluate() { evaluate() }
    override func environmentChanged(from old: EnvironmentValues) { evaluate() }
    override func remove() {
        super.remove()
        properties.removeAll()
        V.dismantleUIView(uiView, coordinator: coordinator)
    }
}

/// A UIKit view as it is laid out.
final class RepresentableItem: LayoutItem {
    let uiView: UIView
    var fitting: (ProposedViewSize) -> CGSize? = { _ in nil }
    override var view: UIView? { uiView }

    init(_ node: _ViewNode, _ uiView: UIView) {
        self.uiView = uiView
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let own = fitting(proposal) { return own }
        let own = uiView.intrinsicContentSize
        func length(_ intrinsic: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard intrinsic != UIView.noIntrinsicMetric else { return proposed ?? 10 }
            guard let proposed else { return intrinsic }
            // What resists less than it must may become smaller, what does not hug its content larger.
            if proposed < intrinsic, uiView.contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
            {
                return proposed
            }
            if proposed > intrinsic, uiView.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultLow.rawValue {
                return proposed
            }
            return intrinsic
        }
        return CGSize(width: length(own.width, proposal.width, .horizontal), height: length(own.height, proposal.height, .vertical))
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(uiView, CGRect(origin: origin, size: size(proposal)), self)
    }
}

/// A UIKit controller as a view. See https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of controller.
    associatedtype UIViewControllerType: UIViewController
    /// What connects the two.
    associatedtype Coordinator = Void
    /// What is known when the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view is no longer there.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what connects the two.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing connects the two.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Nothing has to be done.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// A view without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ControllerNode(view, inputs) }
}

/// What is known when a controller is made and updated.
/// See https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What connects the two.
    public let coordinator: Representable.Coordinator
    /// How the change is made.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

final class ControllerNode<V: UIViewControllerRepresentable>: NodeOf<V> {
    private let properties = PropertySlots(of: V.self)
    private let coordinator: V.Coordinator
    private var item: ControllerItem!

    override init(_ view: V, _ inputs: _NodeInputs) {
        coordinator = view.makeCoordinator()
        super.init(view, inputs)
        properties.node = self
        item = ControllerItem(self, installed.makeUIViewController(context: context))
        evaluate()
    }

    private var context: V.Context { V.Context(coordinator: coordinator, transaction: graph.transaction, environment: environment) }
    private var installed: V {
        var view = view
        properties.install(in: &view)
        return view
    }

    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    private func evaluate() {
        isDirty = false
        let view = installed
        graph.reading(self) { view.updateUIViewController(item.controller as! V.UIViewControllerType, context: context) }
    }

    override func update(_ view: V) {
        super.update(view)
        evaluate()
    }
    override func reevaluate() { evaluate() }
    override func environmentChanged(from old: EnvironmentValues) { evaluate() }
    override func remove() {
        super.remove()
        properties.removeAll()
        V.dismantleUIViewController(item.controller as! V.UIViewControllerType, coordinator: coordinator)
        item.end()
    }
}
