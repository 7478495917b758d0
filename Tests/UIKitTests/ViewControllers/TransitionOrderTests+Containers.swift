import UIKit

extension TransitionSequence {
    private static let load = "b.loadView b.didLoad "
    private static let tab = "b.willAppear a.willDisappear b.isAppearing a.didDisappear b.didAppear"

    static let containers: [TransitionSequence] = [
        .init("another tab", load + tab) {
            $0.show($0.tabs($0.a, $0.b)); $0.a.tabBarController?.selectedIndex = 1
        },
        .init("another tab by its controller", load + tab) {
            $0.show($0.tabs($0.a, $0.b))
            $0.a.tabBarController?.selectedViewController = $0.b
        },
        .init("the same tab", "") {
            $0.show($0.tabs($0.a, $0.b)); $0.a.tabBarController?.selectedIndex = 0
        },
        .init("there and back", load + tab + " a.willAppear b.willDisappear a.isAppearing b.didDisappear a.didAppear") {
            $0.show($0.tabs($0.a, $0.b))
            $0.a.tabBarController?.selectedIndex = 1
            $0.rest()
            $0.a.tabBarController?.selectedIndex = 0
        },
        .init("a tab that is taken away", "a.willDisappear a.didDisappear b.loadView b.didLoad b.willAppear b.isAppearing b.didAppear") {
            $0.show($0.tabs($0.a, $0.b))
            $0.a.tabBarController?.viewControllers = [$0.b]
        },
        .init("a tab that nobody looks at is not loaded", "") { $0.show($0.tabs($0.a, $0.b)) },
        .init("a child's view is added", load + "b.willAppear b.isAppearing b.didAppear") { add($0, $0.b, to: $0.a) },
        .init("a child's view is removed", load + "b.willAppear b.isAppearing b.didAppear b.willDisappear b.didDisappear") {
            add($0, $0.b, to: $0.a)
            $0.b.willMove(toParent: nil)
            $0.b.view.removeFromSuperview()
            $0.b.removeFromParent()
        },
        .init("a controller's view without its controller", load + "b.willAppear b.isAppearing b.didAppear") {
            $0.show($0.a)
            $0.a.view.addSubview($0.b.view)
        },
        .init("a child whose view is not added is told nothing", "") {
            $0.show($0.a)
            $0.a.addChild($0.b)
            $0.b.didMove(toParent: $0.a)
        },
        .init(
            "a child that is told by hand",
            load + "b.willAppear b.isAppearing b.didAppear b.willDisappear b.didDisappear"
        ) {
            $0.show($0.a)
            $0.a.addChild($0.b)
            $0.b.beginAppearanceTransition(true, animated: false)
            $0.a.view.addSubview($0.b.view)
            $0.b.endAppearanceTransition()
            $0.b.beginAppearanceTransition(false, animated: false)
            $0.b.view.removeFromSuperview()
            $0.b.endAppearanceTransition()
        },
        .init("children come and go with their parent", "a.willDisappear b.willDisappear a.didDisappear b.didDisappear") {
            add($0, $0.b, to: $0.a)
            $0.clear()
            $0.stage.window.rootViewController = nil
        },
        .init("a strict container's child is told nothing of itself", "b.loadView b.didLoad") { add($0, $0.b, to: $0.strict) },
        .init("a strict container's child is told by it", load + "b.willAppear b.isAppearing b.didAppear") {
            $0.show($0.strict)
            $0.strict.addChild($0.b)
            $0.b.beginAppearanceTransition(true, animated: false)
            $0.strict.view.addSubview($0.b.view)
            $0.b.endAppearanceTransition()
        },
        .init("a strict container that goes tells nobody", "b.loadView b.didLoad p.willDisappear p.didDisappear") {
            add($0, $0.b, to: $0.strict)
            $0.stage.window.rootViewController = nil
        },
        .init("children exchanged, animated", "c.loadView c.didLoad c.willAppear b.willDisappear c.isAppearing b.didDisappear c.didAppear")
        {
            exchange($0, duration: 0.3)
        },
        .init("children exchanged", "c.loadView c.didLoad c.willAppear b.willDisappear c.isAppearing b.didDisappear c.didAppear") {
            exchange($0, duration: 0)
        },
        .init("another root", "a.willDisappear a.didDisappear b.loadView b.didLoad b.willAppear b.isAppearing b.didAppear") {
            $0.show($0.a)
            $0.stage.window.rootViewController = $0.b
        },
        .init("a window that is hidden", "a.willDisappear a.didDisappear") {
            $0.show($0.a); $0.stage.window.isHidden = true
        },
        .init("a window that is shown again", "a.willDisappear a.didDisappear a.willAppear a.isAppearing a.didAppear") {
            $0.show($0.a)
            $0.stage.window.isHidden = true
            $0.rest()
            $0.stage.window.isHidden = false
        },
    ]

    @MainActor private static func add(_ cast: TransitionCast, _ child: UIViewController, to parent: UIViewController) {
        cast.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @MainActor private static func exchange(_ cast: TransitionCast, duration: TimeInterval) {
        add(cast, cast.b, to: cast.a)
        cast.clear()
        cast.a.addChild(cast.c)
        cast.b.willMove(toParent: nil)
        cast.a.transition(from: cast.b, to: cast.c, duration: duration) { cast.c.view.alpha = 0.5 }
        cast.rest()
        cast.b.removeFromParent()
        cast.c.didMove(toParent: cast.a)
    }
}
