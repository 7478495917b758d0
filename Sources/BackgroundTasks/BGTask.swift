import Foundation

/// A task that the system has the app do in the background. The system makes it, and hands it to the handler that was registered for it.
///
/// See https://developer.apple.com/documentation/backgroundtasks/bgtask.
open class BGTask: NSObject, @unchecked Sendable {
    /// The task's identifier, one of those that the app's Info.plist lists.
    public let identifier: String
    private let lock = NSLock()
    private var handler: (() -> Void)?
    private var isCompleted = false
    private let whenCompleted: @Sendable (BGTask, Bool) -> Void

    init(identifier: String, whenCompleted: @escaping @Sendable (BGTask, Bool) -> Void) {
        (self.identifier, self.whenCompleted) = (identifier, whenCompleted)
    }

    /// Called shortly before the time for the task ends: it is to be stopped and completed at once. A task without a handler is completed then,
    /// without success. It is `nil` after it was called.
    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Tells the system that the task is done, on any thread. An app that does not say so before the time for the task ends is ended. What is
    /// said a second time is passed over.
    open func setTaskCompleted(success: Bool) {
        let isFirst = lock.withLock {
            defer { isCompleted = true }
            return !isCompleted
        }
        if isFirst { whenCompleted(self, success) }
    }

    /// How long the system lets the task run, in seconds.
    var timeLimit: Double { 30 }
}

/// A short task that brings the app's content up to date. See https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that may take minutes. See https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask.
open class BGProcessingTask: BGTask, @unchecked Sendable {
    override var timeLimit: Double { 300 }
}
