import Foundation

/// The domain of `CNError`.
public let CNErrorDomain = "CNErrorDomain"
/// The contacts, groups and containers that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecords"
/// The identifiers of those.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiers"
/// The errors of several.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrors"
/// The properties that an error is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPaths"

/// Why contacts could not be read or kept. See https://developer.apple.com/documentation/contacts/cnerror.
public struct CNError: CustomNSError, LocalizedError {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The store does not answer.
        case communicationError = 1
        /// The contacts cannot be read or written.
        case dataAccessError = 2
        /// The person does not let the app use contacts.
        case authorizationDenied = 100
        /// There is nothing in which contacts could be kept.
        case noAccessibleWritableContainers = 101
        /// The contact does not exist.
        case recordDoesNotExist = 200
        /// The contact exists already.
        case insertedRecordAlreadyExists = 201
        /// The container does not exist.
        case parentRecordDoesNotExist = 204
        /// A predicate is none of those that contacts have.
        case predicateInvalid = 400
        /// A file is no card.
        case vCardMalformed = 700

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CNErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    private let details: [String: Any]

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, [:]) }

    /// Creates an error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.init(code, userInfo) }

    init(_ code: Code, _ details: [String: Any]) { (self.code, self.details) = (code, details) }

    /// `CNErrorDomain`.
    public static var errorDomain: String { CNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { details[NSLocalizedDescriptionKey] as? String ?? code.text }
    /// Why, for people.
    public var failureReason: String? { details[NSLocalizedFailureReasonErrorKey] as? String }
    /// What the error is about.
    public var errorUserInfo: [String: Any] { details.merging([NSLocalizedDescriptionKey: errorDescription ?? ""]) { own, _ in own } }
    /// What the error is about.
    public var userInfo: [String: Any] { errorUserInfo }

    /// The identifiers of what the error is about.
    public var affectedRecordIdentifiers: [String]? { details[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String] }
    /// What the error is about: contacts, groups and containers.
    public var affectedRecords: [AnyObject]? { details[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
    /// The properties that the error is about.
    public var keyPaths: [String]? { details[CNErrorUserInfoKeyPathsKey] as? [String] }

    /// The store does not answer.
    public static var communicationError: Code { .communicationError }
    /// The contacts cannot be read or written.
    public static var dataAccessError: Code { .dataAccessError }
    /// The person does not let the app use contacts.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is nothing in which contacts could be kept.
    public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
    /// The contact does not exist.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The contact exists already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// The container does not exist.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// A predicate is none of those that contacts have.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A file is no card.
    public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
    fileprivate var text: String {
        switch self {
        case .communicationError: "Communication Error"
        case .dataAccessError: "Data Access Error"
        case .authorizationDenied: "Access Denied"
        case .noAccessibleWritableContainers: "No Accessible Writable Containers"
        case .recordDoesNotExist: "Record Does Not Exist"
        case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
        case .parentRecordDoesNotExist: "Parent Record Does Not Exist"
        case .predicateInvalid: "Invalid Predicate"
        case .vCardMalformed: "Malformed VCard"
        }
    }
}
