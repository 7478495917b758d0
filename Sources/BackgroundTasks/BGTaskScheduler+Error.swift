import Foundation

extension BGTaskScheduler {
    /// The domain of `BGTaskScheduler.Error`.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// Why a request was not taken. See https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error.
    public struct Error: CustomNSError, LocalizedError, Equatable, Sendable {
        /// What went wrong.
        public enum Code: Int, Sendable {
            /// The app cannot have tasks in the background at all.
            case unavailable = 1
            /// Too many requests of this kind are pending.
            case tooManyPendingTaskRequests = 2
            /// The app's Info.plist does not list the task, or the mode that it needs.
            case notPermitted = 3

            /// Whether an error is this one.
            public static func ~= (match: Code, error: any Swift.Error) -> Bool {
                let error = error as NSError
                return error.domain == BGTaskScheduler.errorDomain && error.code == match.rawValue
            }
        }

        /// What went wrong.
        public let code: Code

        /// Creates an error of a kind.
        public init(_ code: Code) { self.code = code }

        /// `BGTaskScheduler.errorDomain`.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        /// The code's number.
        public var errorCode: Int { code.rawValue }
        /// What went wrong, for people.
        public var errorDescription: String? {
            "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
        /// The app cannot have tasks in the background at all.
        public static var unavailable: Code { .unavailable }
        /// Too many requests of this kind are pending.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The app's Info.plist does not list the task, or the mode that it needs.
        public static var notPermitted: Code { .notPermitted }
    }
}
