import Foundation
import QuartzCore
import SwiftData
import SwiftUI

/// The models of a fetch, as long as a view is there.
///
/// At Apple a macro of this name declares a property of this type; here the type is a property's wrapper, which declares the same.
/// See https://developer.apple.com/documentation/swiftdata/query.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private nonisolated let descriptor: FetchDescriptor<Element>
    private nonisolated(unsafe) let transaction: Transaction?
    private nonisolated(unsafe) let convert: ([Element]) -> Result
    @Environment(\.modelContext) private var context
    @StateObject private var follower = QueryFollower<Element>()

    private nonisolated init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ convert: @escaping ([Element]) -> Result
    ) { (self.descriptor, self.transaction, self.convert) = (descriptor, transaction, convert) }

    /// The models.
    public var wrappedValue: Result { convert(follower.models) }
    /// The context that they are fetched in.
    public var modelContext: ModelContext { context }
    /// Why the last fetch failed; `nil` if it did not.
    public var fetchError: (any Error)? { follower.error }

    /// Fetches the models, if that has to be done anew.
    public mutating nonisolated func update() {
        let copy = self
        MainActor.assumeIsolated { copy.follower.follow(copy.descriptor, copy.transaction, in: copy.context) }
    }
}

extension Query where Result == [Element] {
    /// Creates a fetch that a descriptor describes.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction) { $0 }
    }
    /// Creates a fetch that a descriptor describes, whose changes are animated.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation)) { $0 }
    }
    /// Creates a fetch of all models, in no order.
    public nonisolated init() { self.init(FetchDescriptor(), nil) { $0 } }
    /// Creates a fetch of all models, whose changes are made under a transaction.
    public nonisolated init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) { $0 } }
    /// Creates a fetch of all models, whose changes are animated.
    public nonisolated init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) { $0 } }

    /// Creates a fetch of the models that a predicate holds for.
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) { $0 } }
    /// Creates a fetch of the models that a predicate holds for, whose changes are animated.
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) { $0 } }

    /// Creates a fetch in the order of a property.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) { $0 } }
    /// Creates a fetch in the order of a property, whose changes are animated.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation)
        ) { $0 }
    }
    /// Creates a fetch in the order of a property that can be `nil`.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) { $0 } }
    /// Creates a fetch in the order of a property that can be `nil`, whose changes are animated.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation)
        ) { $0 }
    }
}

/// Fetches models, and again when their context's have changed.
@MainActor
final class QueryFollower<Element: PersistentModel>: ObservableObject, _ModelContextObserver {
    private var known: [Element] = []
    private var failure: (any Error)?
    private var descriptor = FetchDescriptor<Element>()
    private var transaction: Transaction?
    private var context: ModelContext?
    private var isStale = true
    private let entity = Schema.entityName(for: Element.self)

    nonisolated init() {}

    /// The models as they are now.
    var models: [Element] {
        if isStale { fetch() }
        return known
    }
    var error: (any Error)? {
        if isStale { fetch() }
        return failure
    }

    /// Takes over what the view says.
    func follow(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, in context: ModelContext) {
        self.transaction = transaction
        if self.context !== context {
            self.context?._removeObserver(self)
            context._addObserver(self)
            self.context = context
            isStale = true
        }
        // Predicates cannot be compared: another one may look the same.
        let isSame =
            descriptor.predicate == nil && self.descriptor.predicate == nil && descriptor.sortBy == self.descriptor.sortBy
            && descriptor.fetchLimit == self.descriptor.fetchLimit && descriptor.fetchOffset == self.descriptor.fetchOffset
        self.descriptor = descriptor
        if !isSame { isStale = true }
    }

    private func fetch() {
        isStale = false
        guard let context else { return }
        do {
            (known, failure) = (try context.fetch(descriptor), nil)
        } catch {
            (known, failure) = ([], error)
            FileHandle.standardError.write(Data("SwiftData: a query of \(entity) failed: \(error)\n".utf8))
        }
    }

    nonisolated func _modelsChanged(_ entities: Set<String>) {
        guard MainThreadChecker.isOnMain else { return DispatchQueue.main.async { self._modelsChanged(entities) } }
        MainActor.assumeIsolated {
            // What a predicate says of related models may hold now.
            guard !isStale, entities.contains(entity) || descriptor.predicate != nil else { return }
            isStale = true
            if let transaction { withTransaction(transaction) { objectWillChange.send() } } else { objectWillChange.send() }
        }
    }
}
