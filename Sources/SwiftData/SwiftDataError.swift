import Foundation

/// What SwiftData cannot do. See https://developer.apple.com/documentation/swiftdata/swiftdataerror.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Kind: String, Hashable, Sendable {
        case includePendingChangesWithBatchSize, sortingPendingChangesWithIdentifiers, unsupportedKeyPath, unsupportedPredicate
        case unsupportedSortDescriptor, configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong
        case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration, loadIssueModelContainer, missingModelContext
        case modelValidationFailure, backwardMigration, unknownSchema
    }

    private let kind: Kind
    private let explanation: String?

    private init(_ kind: Kind, _ explanation: String? = nil) { (self.kind, self.explanation) = (kind, explanation) }

    /// The same error with words about what led to it.
    func because(_ explanation: String) -> SwiftDataError { SwiftDataError(kind, explanation) }

    // MARK: Fetches

    /// A fetch in batches cannot include what is not saved.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// A fetch of sorted identifiers cannot include what is not saved.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// A key path leads to nothing that is stored.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// A predicate says what the store cannot be asked.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// An order says what the store cannot be asked.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)

    // MARK: Configurations

    /// A configuration's name has characters that no file's name has.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(.configurationFileNameContainsInvalidCharacters)
    /// A configuration's name is longer than a file's may be.
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    /// A configuration has models that the container does not have.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
    /// Two configurations have one name or one file.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)

    // MARK: Containers, contexts, migrations

    /// A store cannot be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A model belongs to no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// A model is not as its schema says.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// A store is of a later version than the container.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    /// A store is of no version that the migration plan has.
    public static let unknownSchema = SwiftDataError(.unknownSchema)

    /// Two errors are the same if they are of one kind.
    public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.kind == right.kind }
    /// Hashes the error's kind.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The error's kind, and what led to it.
    public var description: String {
        "SwiftDataError(_error: SwiftData.SwiftDataError._Error.\(kind.rawValue), _explanation: \(explanation.map { "\"\($0)\"" } ?? "nil"))"
    }
}

/// Says on standard error what nobody else can be told of.
func complain(_ text: String) { FileHandle.standardError.write(Data("SwiftData: \(text)\n".utf8)) }
