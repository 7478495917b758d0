import UIKit

extension TransitionSequence {
    private static let load = "b.loadView b.didLoad "

    static let pages: [TransitionSequence] = [
        .init("a swipe scrolls to the next page", load + "b.willAppear a.willDisappear b.isAppearing b.didAppear a.didDisappear") {
            $0.show($0.pages(.scroll, $0.a, $0.b))
            $0.swipe(from: 350, to: 30)
        },
        .init(
            "a scroll that turns back",
            load + "b.willAppear a.willDisappear b.isAppearing a.willAppear a.isAppearing a.didAppear b.willDisappear b.didDisappear"
        ) {
            $0.show($0.pages(.scroll, $0.a, $0.b))
            $0.swipe(from: 350, to: 250, back: true, over: 1)
        },
        .init("code scrolls", load + "b.willAppear a.willDisappear b.isAppearing b.didAppear a.didDisappear") {
            let pages = $0.pages(.scroll, $0.a, $0.b)
            $0.show(pages)
            pages.setViewControllers([$0.b], direction: .forward, animated: true)
        },
        .init("code sets the page that scrolls", load + "b.willAppear a.willDisappear b.isAppearing b.didAppear a.didDisappear") {
            let pages = $0.pages(.scroll, $0.a, $0.b)
            $0.show(pages)
            pages.setViewControllers([$0.b], direction: .forward, animated: false)
        },
        .init("code turns a page", load + "b.willAppear a.willDisappear b.isAppearing a.didDisappear b.didAppear") {
            let pages = $0.pages(.pageCurl, $0.a, $0.b)
            $0.show(pages)
            pages.setViewControllers([$0.b], direction: .forward, animated: true)
        },
        .init("a finger turns a page", load + "b.willAppear a.willDisappear b.isAppearing a.didDisappear b.didAppear") {
            $0.show($0.pages(.pageCurl, $0.a, $0.b))
            $0.swipe(from: 380, to: 40, over: 0.5)
        },
        .init(
            "a page that falls back",
            load + "b.willAppear a.willDisappear b.isAppearing b.willDisappear a.willAppear b.didDisappear a.isAppearing a.didAppear"
        ) {
            $0.show($0.pages(.pageCurl, $0.a, $0.b))
            $0.swipe(from: 380, to: 300, back: true, over: 1)
        },
        .init("code scrolls back", load + "b.willAppear a.willDisappear b.isAppearing b.didAppear a.didDisappear") {
            let pages = $0.pages(.scroll, $0.a, $0.b)
            $0.show(pages)
            pages.setViewControllers([$0.b], direction: .reverse, animated: true)
        },
        .init("a page that is shown is set again", "") {
            let pages = $0.pages(.scroll, $0.a, $0.b)
            $0.show(pages)
            pages.setViewControllers([$0.a], direction: .forward, animated: false)
        },
        .init("a swipe beyond the last page", "") {
            $0.show($0.pages(.scroll, $0.a))
            $0.swipe(from: 350, to: 30)
        },
        .init("pages come and go with their parent", "a.willDisappear a.didDisappear") {
            $0.show($0.pages(.scroll, $0.a, $0.b))
            $0.stage.window.rootViewController = nil
        },
        .init("a page that nobody looks at is not loaded", "") { $0.show($0.pages(.scroll, $0.a, $0.b)) },
    ]
}
