import UIKit

extension TransitionSequence {
    private static let load = "m.loadView m.didLoad "
    private static let cover = "a.willDisappear m.willAppear m.isAppearing m.didAppear a.didDisappear"
    private static let uncover = "m.willDisappear a.willAppear a.isAppearing a.didAppear m.didDisappear"
    private static let over = "m.willAppear m.isAppearing m.didAppear"
    private static let away = "m.willDisappear m.didDisappear"

    static let presentation: [TransitionSequence] = [
        .init("full screen, animated", load + cover) { present($0, .fullScreen, true) },
        .init("full screen", load + cover) { present($0, .fullScreen, false) },
        .init("full screen and back, animated", load + cover + " " + uncover) { present($0, .fullScreen, true, dismissed: true) },
        .init("full screen and back", load + cover + " " + uncover) { present($0, .fullScreen, false, dismissed: false) },
        .init("a sheet", load + over) { present($0, .pageSheet, true) },
        .init("a sheet and back", load + over + " " + away) { present($0, .pageSheet, true, dismissed: true) },
        .init("a sheet, not animated", load + over + " " + away) { present($0, .pageSheet, false, dismissed: false) },
        .init("a form sheet", load + over + " " + away) { present($0, .formSheet, true, dismissed: true) },
        .init("automatic", load + over + " " + away) { present($0, .automatic, true, dismissed: true) },
        .init("over the full screen", load + over + " " + away) { present($0, .overFullScreen, true, dismissed: true) },
        .init("over the current context", load + over + " " + away) { present($0, .overCurrentContext, true, dismissed: true) },
        .init("in the current context", load + cover + " " + uncover) { present($0, .currentContext, true, dismissed: true) },
        .init("dissolving", load + cover + " " + uncover) {
            $0.m.modalTransitionStyle = .crossDissolve
            present($0, .fullScreen, true, dismissed: true)
        },
        .init("flipping", load + cover + " " + uncover) {
            $0.m.modalTransitionStyle = .flipHorizontal
            present($0, .fullScreen, true, dismissed: true)
        },
        .init("by an animator of the app's", load + cover + " " + uncover) {
            $0.m.transitioningDelegate = $0.keep(FadeDelegate())
            present($0, .fullScreen, true, dismissed: true)
        },
        .init("custom without a presentation controller", load + over + " " + away) {
            $0.m.transitioningDelegate = $0.keep(FadeDelegate())
            present($0, .custom, true, dismissed: true)
        },
        .init("an interactive presentation that is finished", load + cover) { interact($0, finishes: true) },
        .init(
            "an interactive presentation that is cancelled",
            load + "a.willDisappear m.willAppear m.isAppearing m.willDisappear m.didDisappear a.willAppear a.isAppearing a.didAppear"
        ) { interact($0, finishes: false) },
        .init("an interactive dismissal that is finished", load + cover + " " + uncover) { interactAway($0, finishes: true) },
        .init(
            "an interactive dismissal that is cancelled",
            load + cover
                + " m.willDisappear a.willAppear a.isAppearing a.willDisappear a.didDisappear m.willAppear m.isAppearing m.didAppear"
        ) { interactAway($0, finishes: false) },
        .init("a sheet that is pulled down", load + over + " " + away) {
            present($0, .pageSheet, true)
            $0.rest()
            pull($0, by: 600)
        },
        .init("a sheet that is pulled a little", load + over) {
            present($0, .pageSheet, true)
            $0.rest()
            pull($0, by: 40)
        },
        .init("a sheet that must not be pulled down", load + over) {
            $0.m.isModalInPresentation = true
            present($0, .pageSheet, true)
            $0.rest()
            pull($0, by: 600)
        },
        .init("a presentation by what is presented already", load + over + " b.loadView b.didLoad b.willAppear b.isAppearing b.didAppear") {
            present($0, .overFullScreen, false)
            $0.rest()
            $0.b.modalPresentationStyle = .overFullScreen
            $0.m.present($0.b, animated: false)
        },
        .init("nobody presents a second time", load + over) {
            present($0, .overFullScreen, false)
            $0.rest()
            $0.a.present($0.b, animated: false)
        },
        .init("nothing presented is dismissed", "") {
            $0.show($0.a)
            $0.a.dismiss(animated: true)
        },
        .init("what is presented dismisses itself", load + over + " " + away) {
            present($0, .pageSheet, true)
            $0.rest()
            $0.m.dismiss(animated: true)
        },
        .init("completions come after all", load + cover + " presented " + uncover + " dismissed") { cast in
            cast.show(cast.a)
            cast.m.modalPresentationStyle = .fullScreen
            cast.a.present(cast.m, animated: true) { cast.note("presented") }
            cast.rest()
            cast.a.dismiss(animated: true) { cast.note("dismissed") }
        },
        .init("a sheet over a full screen", load + cover + " b.loadView b.didLoad b.willAppear b.isAppearing b.didAppear") {
            present($0, .fullScreen, true)
            $0.rest()
            $0.b.modalPresentationStyle = .pageSheet
            $0.m.present($0.b, animated: true)
        },
        .init(
            "all that is presented goes at once",
            load + over + " b.loadView b.didLoad b.willAppear b.isAppearing b.didAppear b.willDisappear b.didDisappear " + away
        ) {
            present($0, .pageSheet, true)
            $0.rest()
            $0.m.present($0.b, animated: true)
            $0.rest()
            $0.a.dismiss(animated: true)
        },
    ]

    /// - Parameter dismissed: whether it is dismissed after that, and animated.
    @MainActor private static func present(
        _ cast: TransitionCast, _ style: UIModalPresentationStyle, _ animated: Bool, dismissed: Bool? = nil
    ) {
        cast.show(cast.a)
        cast.a.definesPresentationContext = true
        cast.m.modalPresentationStyle = style
        cast.a.present(cast.m, animated: animated)
        guard let dismissed else { return }
        cast.rest()
        cast.a.dismiss(animated: dismissed)
    }

    /// Pulls the sheet down by its upper edge.
    @MainActor private static func pull(_ cast: TransitionCast, by distance: CGFloat) {
        let top = cast.m.view.convert(cast.m.view.bounds, to: nil).minY + 10
        cast.stage.drag((0...10).map { CGPoint(x: 190, y: top + distance * CGFloat($0) / 10) }, over: 0.5)
    }

    @MainActor private static func interact(_ cast: TransitionCast, finishes: Bool) {
        let delegate = cast.keep(FadeDelegate())
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        cast.m.transitioningDelegate = delegate
        present(cast, .fullScreen, true)
        end(cast, delegate, finishes)
    }

    @MainActor private static func interactAway(_ cast: TransitionCast, finishes: Bool) {
        let delegate = cast.keep(FadeDelegate())
        cast.m.transitioningDelegate = delegate
        present(cast, .fullScreen, true)
        cast.rest()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        cast.a.dismiss(animated: true)
        end(cast, delegate, finishes)
    }

    @MainActor private static func end(_ cast: TransitionCast, _ delegate: FadeDelegate, _ finishes: Bool) {
        cast.stage.advance(0.05)
        delegate.interaction?.update(0.5)
        cast.stage.advance(0.05)
        if finishes { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
    }
}
