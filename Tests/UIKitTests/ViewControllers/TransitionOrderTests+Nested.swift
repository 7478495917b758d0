import UIKit

extension TransitionSequence {
    static let nested: [TransitionSequence] = [
        .init("a push in a tab", "b.loadView b.didLoad a.willDisappear b.willAppear b.isAppearing a.didDisappear b.didAppear") {
            $0.show($0.tabs($0.stack($0.a), $0.c))
            $0.a.navigationController?.pushViewController($0.b, animated: true)
        },
        .init("a tab of stacks", "b.loadView b.didLoad b.willAppear a.willDisappear b.isAppearing a.didDisappear b.didAppear") {
            $0.show($0.tabs($0.stack($0.a), $0.stack($0.b)))
            $0.a.tabBarController?.selectedIndex = 1
        },
        .init(
            "a stack full screen over a tab",
            "m.loadView m.didLoad a.willDisappear m.willAppear m.isAppearing m.didAppear a.didDisappear"
        ) {
            $0.show($0.tabs($0.stack($0.a)))
            let stack = $0.stack($0.m)
            stack.modalPresentationStyle = .fullScreen
            $0.a.present(stack, animated: true)
        },
        .init(
            "what a pushed controller contains comes and goes with it",
            "b.loadView b.didLoad a.willDisappear b.willAppear c.willAppear b.isAppearing c.isAppearing a.didDisappear b.didAppear "
                + "c.didAppear b.willDisappear c.willDisappear a.willAppear a.isAppearing b.didDisappear c.didDisappear a.didAppear"
        ) {
            $0.show($0.stack($0.a))
            $0.b.addChild($0.c)
            _ = $0.c.view
            $0.clear()
            $0.b.view.addSubview($0.c.view)
            $0.c.didMove(toParent: $0.b)
            $0.a.navigationController?.pushViewController($0.b, animated: true)
            $0.rest()
            $0.b.navigationController?.popViewController(animated: true)
        },
        .init("a push in a stack that is covered", "b.loadView b.didLoad") {
            let stack = $0.stack($0.a)
            $0.show(stack)
            $0.m.modalPresentationStyle = .fullScreen
            stack.present($0.m, animated: false)
            $0.rest()
            $0.clear()
            stack.pushViewController($0.b, animated: false)
        },
        .init(
            "a pop of what presented a sheet",
            "m.willDisappear m.didDisappear b.willDisappear a.willAppear a.isAppearing b.didDisappear a.didAppear"
        ) { cast in
            let stack = cast.stack(cast.a)
            cast.show(stack)
            stack.pushViewController(cast.b, animated: false)
            cast.rest()
            cast.b.present(cast.m, animated: false)
            cast.rest()
            cast.clear()
            cast.b.dismiss(animated: false) { stack.popViewController(animated: false) }
        },
        .init("a detail of a split view that is one column is pushed", push) {
            let split = $0.split($0.a)
            $0.show(split)
            split.showDetailViewController($0.b, sender: nil)
        },
        .init("a detail of a split view that is one column is popped", push + " " + pop) {
            let split = $0.split($0.a)
            $0.show(split)
            split.showDetailViewController($0.b, sender: nil)
            $0.rest()
            $0.b.navigationController?.popViewController(animated: true)
        },
        .init("a split view goes with what it shows", "a.willDisappear a.didDisappear") {
            $0.show($0.split($0.a))
            $0.stage.window.rootViewController = nil
        },
        .init(
            "a tab is chosen while another's stack has been pushed",
            "b.loadView b.didLoad a.willDisappear b.willAppear b.isAppearing a.didDisappear b.didAppear "
                + "c.loadView c.didLoad c.willAppear b.willDisappear c.isAppearing b.didDisappear c.didAppear"
        ) {
            $0.show($0.tabs($0.stack($0.a), $0.c))
            $0.a.navigationController?.pushViewController($0.b, animated: true)
            $0.rest()
            $0.a.tabBarController?.selectedIndex = 1
        },
        .init(
            "a child's child comes and goes with it",
            "b.willAppear c.willAppear b.isAppearing c.isAppearing b.didAppear c.didAppear "
                + "b.willDisappear c.willDisappear b.didDisappear c.didDisappear"
        ) {
            $0.b.addChild($0.c)
            $0.b.view.addSubview($0.c.view)
            $0.c.didMove(toParent: $0.b)
            $0.show($0.a)
            $0.a.addChild($0.b)
            $0.a.view.addSubview($0.b.view)
            $0.b.didMove(toParent: $0.a)
            $0.rest()
            $0.b.willMove(toParent: nil)
            $0.b.view.removeFromSuperview()
            $0.b.removeFromParent()
        },
        .init(
            "a full screen over a stack that is pushed, and back",
            "m.loadView m.didLoad a.willDisappear m.willAppear m.isAppearing m.didAppear a.didDisappear "
                + "m.willDisappear a.willAppear a.isAppearing a.didAppear m.didDisappear"
        ) {
            let stack = $0.stack($0.b, $0.a)
            $0.show(stack)
            $0.m.modalPresentationStyle = .fullScreen
            stack.present($0.m, animated: true)
            $0.rest()
            stack.dismiss(animated: true)
        },
        .init(
            "pages in a tab come and go with it",
            "c.loadView c.didLoad c.willAppear a.willDisappear c.isAppearing a.didDisappear c.didAppear"
        ) {
            let tabs = $0.tabs($0.pages(.scroll, $0.a, $0.b), $0.c)
            $0.show(tabs)
            tabs.selectedIndex = 1
        },
    ]

    private static let push = "b.loadView b.didLoad a.willDisappear b.willAppear b.isAppearing a.didDisappear b.didAppear"
    private static let pop = "b.willDisappear a.willAppear a.isAppearing b.didDisappear a.didAppear"
}
