import Foundation
import UniformTypeIdentifiers

/// What can be handed to another view or app as data. See https://developer.apple.com/documentation/coretransferable/transferable.
public protocol Transferable {
    /// The kind of form.
    associatedtype Representation: TransferRepresentation
    /// The forms that the value can have as data, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value has as data. See https://developer.apple.com/documentation/coretransferable/transferrepresentation.
public protocol TransferRepresentation<Item>: Sendable {
    /// The kind of value.
    associatedtype Item: Transferable
    /// The kind of form that this one consists of.
    associatedtype Body: TransferRepresentation
    /// What the form consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The forms, one for each type of data.
    var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The body's forms.
    public var _forms: [_TransferForm<Item>] { body._forms }
}

extension Never: TransferRepresentation {
    /// There is no such form.
    public typealias Item = Never
    /// There is no such form.
    public var body: Never { fatalError("Never has no values.") }
    /// There are none.
    public var _forms: [_TransferForm<Never>] { [] }
}

extension Never: Transferable {
    /// There is no such value.
    public static var transferRepresentation: Never { fatalError("Never has no values.") }
}

extension TransferRepresentation where Body == Never {
    /// A form without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// How a value becomes data of a type, and data of a type a value.
public struct _TransferForm<Item>: Sendable {
    /// The type of data.
    public let contentType: UTType
    /// Makes data of a value; `nil` if that is not done.
    public var export: (@Sendable (Item) async throws -> Data)?
    /// Makes a value of data; `nil` if that is not done.
    public var restore: (@Sendable (Data) async throws -> Item)?
    /// Whether a value has the form.
    public var isAvailable: @Sendable (Item) -> Bool = { _ in true }
    /// What a file with the data is called.
    public var fileName: (@Sendable (Item) -> String?)?
}

/// Joins the forms of a closure's statements. See https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A statement of its own.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    /// The first form.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
        content
    }
    /// A form after others.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: First, next: Next
    ) -> _TransferForms<Item> where First.Item == Item, Next.Item == Item {
        _TransferForms(_forms: accumulated._forms + next._forms)
    }
}

/// Several forms.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
    /// A form without a body.
    public typealias Body = Never
    /// The forms.
    public let _forms: [_TransferForm<Item>]
}

extension TransferRepresentation {
    private func changed(_ change: (inout _TransferForm<Item>) -> Void) -> _TransferForms<Item> {
        var forms = _forms
        for index in forms.indices { change(&forms[index]) }
        return _TransferForms(_forms: forms)
    }
    /// The form, which only some values have.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        changed { $0.isAvailable = condition }
    }
    /// The form, with a name for the file that holds it.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { changed { $0.fileName = { _ in fileName } } }
    /// The form, with a name for the file that holds it.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        changed { $0.fileName = fileName }
    }
}
