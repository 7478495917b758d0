import Foundation

/// What the system is asked for: to launch a task in the background. Requests are of one of the classes below.
///
/// See https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest.
open class BGTaskRequest: NSObject, NSCopying {
    /// The task's identifier, one of those that the app's Info.plist lists.
    public let identifier: String
    /// The task does not begin before this date; it may begin at any time where it is `nil`.
    open var earliestBeginDate: Date?

    fileprivate init(_ identifier: String) { self.identifier = identifier }

    /// A request of the same contents.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    fileprivate func makeCopy() -> BGTaskRequest { BGTaskRequest(identifier) }

    /// Which of the app's modes of the background it needs.
    var mode: String { "" }
    /// How many requests of its kind may be pending at a time.
    var limit: Int { 0 }
    /// Whether both ask for tasks of one kind.
    func isOfKind(of other: BGTaskRequest) -> Bool { mode == other.mode }

    /// The task that is asked for.
    func makeTask(whenCompleted: @escaping @Sendable (BGTask, Bool) -> Void) -> BGTask {
        BGTask(identifier: identifier, whenCompleted: whenCompleted)
    }
}

/// Asks for a short task that brings the app's content up to date.
///
/// See https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request for the task with an identifier.
    public init(identifier: String) { super.init(identifier) }

    fileprivate override func makeCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }

    override var mode: String { "fetch" }
    override var limit: Int { 1 }

    override func makeTask(whenCompleted: @escaping @Sendable (BGTask, Bool) -> Void) -> BGTask {
        BGAppRefreshTask(identifier: identifier, whenCompleted: whenCompleted)
    }
}

/// Asks for a task that may take minutes. See https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task is launched only while there is a network.
    open var requiresNetworkConnectivity = false
    /// Whether the task is launched only while the device is plugged in. The machine's power is the device's.
    open var requiresExternalPower = false

    /// Creates a request for the task with an identifier.
    public init(identifier: String) { super.init(identifier) }

    fileprivate override func makeCopy() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }

    override var mode: String { "processing" }
    override var limit: Int { 10 }

    override func makeTask(whenCompleted: @escaping @Sendable (BGTask, Bool) -> Void) -> BGTask {
        BGProcessingTask(identifier: identifier, whenCompleted: whenCompleted)
    }
}
