import Foundation
import SampanDebugLog

/// Asks the person in the system's name, as for a permission. One question is shown at a time, over everything; the app is inactive meanwhile,
/// and one that is not active is asked when it becomes so.
@MainActor
package enum SystemAlert {
    /// Something that the person can answer.
    package struct Choice {
        let title: String
        let isPreferred: Bool
        let handler: () -> Void

        /// Creates an answer with what it does.
        package init(_ title: String, isPreferred: Bool = false, handler: @escaping () -> Void) {
            (self.title, self.isPreferred, self.handler) = (title, isPreferred, handler)
        }
    }

    /// What is asked; who asked takes it back by this.
    package final class Question {
        let title: String
        let message: String?
        let choices: [Choice]

        fileprivate init(_ title: String, _ message: String?, _ choices: [Choice]) {
            (self.title, self.message, self.choices) = (title, message, choices)
        }
    }

    @MainActor
    private final class State {
        var waiting: [Question] = []
        var window: SystemWindow?
        /// What is asked there.
        var shown: Question?
        /// Whether the app is inactive for this.
        var interruptsApp = false
        var observer: (any NSObjectProtocol)?
    }

    private static var state: State { Session.current.part(State.init) }

    /// Whether a question is shown: fingers answer that then.
    static var isShown: Bool { state.window != nil }

    /// Asks a question, after those that were asked before it.
    @discardableResult
    package static func ask(_ title: String, message: String?, choices: [Choice]) -> Question {
        let question = Question(title, message, choices)
        state.waiting.append(question)
        showNext()
        return question
    }

    /// Takes a question back, whether it is shown or waits for its turn. Nobody answers it then.
    package static func withdraw(_ question: Question) {
        state.waiting.removeAll { $0 === question }
        if state.shown === question { finish() }
    }

    /// Gives an answer to the question that is shown, as if the person had tapped it. Returns whether the question has that answer.
    package static func choose(_ title: String) -> Bool {
        guard let choice = state.shown?.choices.first(where: { $0.title == title }) else { return false }
        finish()
        choice.handler()
        return true
    }

    private static func showNext() {
        let state = state
        guard state.window == nil, let question = state.waiting.first else { return }
        // Where there is no app, views alone run: nobody is inactive.
        if let application = UIApplication.sharedIfRunning, application.applicationState != .active, !state.interruptsApp {
            return waitUntilActive()
        }
        state.waiting.removeFirst()
        if UIApplication.sharedIfRunning != nil, !state.interruptsApp {
            state.interruptsApp = true
            AppLifecycle.resignActive()
        }
        show(question)
    }

    /// An app that is launched, or in the background, is asked once it is active.
    private static func waitUntilActive() {
        let state = state
        guard state.observer == nil else { return }
        state.observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                // Others are told of the activity first.
                _ = HostTimer.schedule(after: 0) { showNext() }
            }
        }
    }

    private static func show(_ question: Question) {
        DebugLog.write(.life, "the system asks: \(question.title)")
        let state = state
        let window = SystemWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        (state.window, state.shown) = (window, question)
        window.isHidden = false
        let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
        for choice in question.choices {
            let action = UIAlertAction(title: choice.title, style: .default) { _ in
                // What was answered or taken back while the alert went away has no other answer.
                guard state.shown === question else { return }
                finish()
                choice.handler()
            }
            alert.addAction(action)
            if choice.isPreferred { alert.preferredAction = action }
        }
        root.present(alert, animated: true)
        if let observer = state.observer {
            NotificationCenter.default.removeObserver(observer)
            state.observer = nil
        }
    }

    private static func finish() {
        let state = state
        state.window?.isHidden = true
        (state.window, state.shown) = (nil, nil)
        if !state.waiting.isEmpty { return showNext() }
        guard state.interruptsApp else { return }
        state.interruptsApp = false
        if UIApplication.sharedIfRunning?.applicationState == .inactive { AppLifecycle.enterForeground() }
    }
}
