import UIKit

extension TransitionSequence {
    private static let load = "b.loadView b.didLoad "
    private static let push = "a.willDisappear b.willAppear b.isAppearing a.didDisappear b.didAppear"
    private static let pop = "b.willDisappear a.willAppear a.isAppearing b.didDisappear a.didAppear"

    static let navigation: [TransitionSequence] = [
        .init("a root appears", "a.loadView a.didLoad a.willAppear a.isAppearing a.didAppear") {
            $0.show($0.stack()); _ = root($0, $0.a)
        },
        .init("push, animated", load + push) {
            $0.show($0.stack($0.a)); nav($0.a).pushViewController($0.b, animated: true)
        },
        .init("push", load + push) {
            $0.show($0.stack($0.a)); nav($0.a).pushViewController($0.b, animated: false)
        },
        .init("push of what is loaded", push) {
            $0.show($0.stack($0.a, $0.b))
            nav($0.b).popViewController(animated: false)
            $0.clear()
            nav($0.a).pushViewController($0.b, animated: true)
        },
        .init("pop, animated", load0 + pop) {
            $0.show($0.stack($0.a, $0.b)); nav($0.b).popViewController(animated: true)
        },
        .init("pop", load0 + pop) {
            $0.show($0.stack($0.a, $0.b)); nav($0.b).popViewController(animated: false)
        },
        .init("pop by a swipe", load0 + pop) {
            $0.show($0.stack($0.a, $0.b)); $0.swipe(from: 2, to: 350)
        },
        .init(
            "a swipe that turns back",
            load0 + "b.willDisappear a.willAppear a.isAppearing a.willDisappear a.didDisappear b.willAppear b.isAppearing b.didAppear"
        ) {
            $0.show($0.stack($0.a, $0.b)); $0.swipe(from: 2, to: 120, back: true)
        },
        .init(
            "a swipe that turns back, and one that does not",
            load0 + "b.willDisappear a.willAppear a.isAppearing a.willDisappear a.didDisappear b.willAppear b.isAppearing b.didAppear "
                + pop
        ) {
            $0.show($0.stack($0.a, $0.b))
            $0.swipe(from: 2, to: 120, back: true)
            $0.swipe(from: 2, to: 350)
        },
        .init("push and pop", load + push + " " + pop) {
            $0.show($0.stack($0.a))
            nav($0.a).pushViewController($0.b, animated: true)
            $0.rest()
            nav($0.b).popViewController(animated: true)
        },
        .init("a pop while a push runs waits for it", load + push + " " + pop) {
            $0.show($0.stack($0.a))
            let navigation = nav($0.a)
            navigation.pushViewController($0.b, animated: true)
            $0.stage.advance(0.1)
            navigation.popToRootViewController(animated: true)
            navigation.popViewController(animated: true)
        },
        .init(
            "two pushes in one turn, the first unseen",
            "b.loadView b.didLoad a.willDisappear b.willAppear b.isAppearing a.didDisappear b.didAppear "
                + "c.loadView c.didLoad b.willDisappear c.willAppear c.isAppearing b.didDisappear c.didAppear"
        ) {
            $0.show($0.stack($0.a))
            nav($0.a).pushViewController($0.b, animated: false)
            nav($0.a).pushViewController($0.c, animated: true)
        },
        .init("pop over one that is not seen", "a.loadView a.didLoad c.willDisappear a.willAppear a.isAppearing c.didDisappear a.didAppear")
        {
            $0.show($0.stack($0.a, $0.b, $0.c))
            nav($0.c).popToViewController($0.a, animated: true)
        },
        .init("pop to the root", "a.loadView a.didLoad c.willDisappear a.willAppear a.isAppearing c.didDisappear a.didAppear") {
            $0.show($0.stack($0.a, $0.b, $0.c))
            nav($0.c).popToRootViewController(animated: true)
        },
        .init("another stack, animated", load + push) {
            $0.show($0.stack($0.a)); nav($0.a).setViewControllers([$0.b], animated: true)
        },
        .init("another stack", load + push) {
            $0.show($0.stack($0.a)); nav($0.a).setViewControllers([$0.b], animated: false)
        },
        .init("another stack that ends below the top is a pop", load0 + pop) {
            $0.show($0.stack($0.a, $0.b)); nav($0.b).setViewControllers([$0.a], animated: true)
        },
        .init("pop to the root, not animated", load0 + "c.willDisappear a.willAppear a.isAppearing c.didDisappear a.didAppear") {
            $0.show($0.stack($0.a, $0.b, $0.c))
            nav($0.c).popToRootViewController(animated: false)
        },
        .init("pop to what is on top", "") {
            $0.show($0.stack($0.a, $0.b)); nav($0.b).popToViewController($0.b, animated: true)
        },
        .init("a root is not popped", "") {
            $0.show($0.stack($0.a)); nav($0.a).popViewController(animated: true)
        },
        .init("an interactive pop by an animator of the app's that is finished", load0 + pop) { interactBack($0, finishes: true) },
        .init(
            "an interactive pop by an animator of the app's that is cancelled",
            load0 + "b.willDisappear a.willAppear a.isAppearing a.willDisappear a.didDisappear b.willAppear b.isAppearing b.didAppear"
        ) { interactBack($0, finishes: false) },
        .init("a stack with the same on top", "") {
            $0.show($0.stack($0.a)); nav($0.a).setViewControllers([$0.b, $0.a], animated: true)
        },
        .init("a push by an animator of the app's", load + push) {
            let navigation = $0.stack($0.a)
            navigation.delegate = $0.keep(FadeDelegate())
            $0.show(navigation)
            navigation.pushViewController($0.b, animated: true)
        },
        .init("an interactive push that is finished", load + push) { interact($0, finishes: true) },
        .init(
            "an interactive push that is cancelled",
            load + "a.willDisappear b.willAppear b.isAppearing b.willDisappear b.didDisappear a.willAppear a.isAppearing a.didAppear"
        ) { interact($0, finishes: false) },
    ]

    private static let load0 = "a.loadView a.didLoad "

    @MainActor private static func nav(_ controller: UIViewController) -> UINavigationController { controller.navigationController! }

    /// Puts the root into the empty stack that is shown.
    @MainActor private static func root(_ cast: TransitionCast, _ controller: UIViewController) -> Bool {
        let navigation = cast.stage.window.rootViewController as! UINavigationController
        navigation.setViewControllers([controller], animated: false)
        return true
    }

    @MainActor private static func interactBack(_ cast: TransitionCast, finishes: Bool) {
        let (navigation, delegate) = (cast.stack(cast.a, cast.b), cast.keep(FadeDelegate()))
        navigation.delegate = delegate
        cast.show(navigation)
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
        cast.stage.advance(0.05)
        delegate.interaction?.update(0.5)
        cast.stage.advance(0.05)
        if finishes { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
    }

    @MainActor private static func interact(_ cast: TransitionCast, finishes: Bool) {
        let (navigation, delegate) = (cast.stack(cast.a), cast.keep(FadeDelegate()))
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        navigation.delegate = delegate
        cast.show(navigation)
        navigation.pushViewController(cast.b, animated: true)
        cast.stage.advance(0.05)
        delegate.interaction?.update(0.5)
        cast.stage.advance(0.05)
        if finishes { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
    }
}
