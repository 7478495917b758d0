import UIKit

/// A view in a UIKit view that another framework shows, such as an annotation of a map: no bar and no edge moves it.
@MainActor
package final class HostedContent {
    private let root: RootNode<AnyView>
    /// Called when the content has another size.
    package var sizeChanged: () -> Void {
        get { root.view.sizeChanged }
        set { root.view.sizeChanged = newValue }
    }

    /// Creates the UIKit view of a view, which is in an environment.
    package init(_ content: AnyView, _ environment: EnvironmentValues) {
        root = RootNode(Self.within(environment, content), environment.page?.controller ?? UIViewController())
        root.view.respectsSafeArea = false
        root.graph.needsUpdate = { [weak view = root.view] in
            view?.setNeedsLayout()
            view?.sizeChanged()
        }
    }

    private static func within(_ environment: EnvironmentValues, _ content: AnyView) -> AnyView {
        AnyView(content.environment(\.self, environment))
    }

    /// The controller that shows what the content presents.
    var controller: UIViewController? {
        get { root.graph.controller }
        set {
            root.graph.controller = newValue
            root.page.controller = newValue
        }
    }

    /// The UIKit view.
    package var view: UIView { root.view }
    /// The size that the view likes.
    package var fittingSize: CGSize { root.view.fittingSize(.unspecified) }
    /// The size that the view takes of a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize { root.view.fittingSize(proposal) }
    /// Takes another value of the view, and another environment.
    package func update(_ content: AnyView, _ environment: EnvironmentValues) { root.update(Self.within(environment, content)) }
}
