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
        /// The app may not use some of the properties.
        case unauthorizedKeys = 102
        /// The person has switched the feature off.
        case featureDisabledByUser = 103
        /// The feature is not there.
        case featureNotAvailable = 104
        /// The contact does not exist.
        case recordDoesNotExist = 200
        /// The contact exists already.
        case insertedRecordAlreadyExists = 201
        /// A group would be within itself.
        case containmentCycle = 202
        /// A member is kept in another container than its group.
        case containmentScope = 203
        /// The container does not exist.
        case parentRecordDoesNotExist = 204
        /// An identifier is none.
        case recordIdentifierInvalid = 205
        /// The contact or group cannot be changed.
        case recordNotWritable = 206
        /// The container cannot be changed.
        case parentContainerNotWritable = 207
        /// Several properties are not as they have to be.
        case validationMultipleErrors = 300
        /// A property has a value of another type.
        case validationTypeMismatch = 301
        /// What the properties have to be is not known.
        case validationConfigurationError = 302
        /// A predicate is none of those that contacts have.
        case predicateInvalid = 400
        /// The container does not permit it.
        case policyViolation = 500
        /// The identifier of who asks for changes is none.
        case clientIdentifierInvalid = 600
        /// Nobody of that identifier has asked for changes.
        case clientIdentifierDoesNotExist = 601
        /// Somebody of that identifier asks for changes already.
        case clientIdentifierCollision = 602
        /// The changes are too old to be known.
        case changeHistoryExpired = 603
        /// The place in the history is none.
        case changeHistoryInvalidAnchor = 604
        /// The request for changes is none.
        case changeHistoryInvalidFetchRequest = 605
        /// A file is no card.
        case vCardMalformed = 700
        /// A card could not be summed up.
        case vCardSummarizationError = 701

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
    /// The app may not use some of the properties.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// The person has switched the feature off.
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// The feature is not there.
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// The contact does not exist.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The contact exists already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// A group would be within itself.
    public static var containmentCycle: Code { .containmentCycle }
    /// A member is kept in another container than its group.
    public static var containmentScope: Code { .containmentScope }
    /// The container does not exist.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// An identifier is none.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// The contact or group cannot be changed.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// The container cannot be changed.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Several properties are not as they have to be.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// A property has a value of another type.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// What the properties have to be is not known.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// A predicate is none of those that contacts have.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// The container does not permit it.
    public static var policyViolation: Code { .policyViolation }
    /// The identifier of who asks for changes is none.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// Nobody of that identifier has asked for changes.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// Somebody of that identifier asks for changes already.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// The changes are too old to be known.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// The place in the history is none.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// The request for changes is none.
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// A file is no card.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// A card could not be summed up.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}

extension CNError.Code {
    fileprivate var text: String {
        switch self {
        case .communicationError: "Communication Error"
        case .dataAccessError: "Data Access Error"
        case .authorizationDenied: "Access Denied"
        case .noAccessibleWritableContainers: "No Accessible Writable Containers"
        case .unauthorizedKeys: "Unauthorized Keys"
        case .featureDisabledByUser: "Feature Disabled By User"
        case .featureNotAvailable: "Feature Not Available"
        case .recordDoesNotExist: "Record Does Not Exist"
        case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
        case .containmentCycle: "Containment Cycle"
        case .containmentScope: "Containment Scope"
        case .parentRecordDoesNotExist: "Parent Record Does Not Exist"
        case .recordIdentifierInvalid: "Invalid Record Identifier"
        case .recordNotWritable: "Record Not Writable"
        case .parentContainerNotWritable: "Parent Container Not Writable"
        case .validationMultipleErrors: "Multiple Validation Errors"
        case .validationTypeMismatch: "Validation Type Mismatch"
        case .validationConfigurationError: "Validation Configuration Error"
        case .predicateInvalid: "Invalid Predicate"
        case .policyViolation: "Policy Violation"
        case .clientIdentifierInvalid: "Invalid Client Identifier"
        case .clientIdentifierDoesNotExist: "Client Identifier Does Not Exist"
        case .clientIdentifierCollision: "Client Identifier Collision"
        case .changeHistoryExpired: "Change History Expired"
        case .changeHistoryInvalidAnchor: "Invalid Change History Anchor"
        case .changeHistoryInvalidFetchRequest: "Invalid Change History Fetch Request"
        case .vCardMalformed: "Malformed VCard"
        case .vCardSummarizationError: "VCard Summarization Error"
        }
    }
}
