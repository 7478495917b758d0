import SwiftData
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    /// Where nobody has given a container there is one without models.
    static let defaultValue: ModelContext = MainActor.assumeIsolated {
        do {
            return try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]).mainContext
        } catch { fatalError("A container without models cannot be made: \(error)") }
    }
}

extension EnvironmentValues {
    /// The context of queries. See https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the context of queries.
    @MainActor @preconcurrency
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Sets the container whose context queries have.
    @MainActor @preconcurrency
    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }

    /// Makes a container of a class of models, whose context queries have.
    ///
    /// - Parameters:
    ///   - inMemory: whether nothing is written to files.
    ///   - isAutosaveEnabled: whether the context saves by itself.
    ///   - isUndoEnabled: whether the environment's undo manager records changes.
    ///   - onSetup: called with the container, or why there is none.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container of classes of models, whose context queries have.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            OwnContainer(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        )
    }
}

extension Scene {
    /// Sets the context of queries.
    @MainActor @preconcurrency
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Sets the container whose context queries have.
    @MainActor @preconcurrency
    public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }

    /// Makes a container of a class of models, whose context queries have.
    ///
    /// - Parameters:
    ///   - inMemory: whether nothing is written to files.
    ///   - isAutosaveEnabled: whether the context saves by itself.
    ///   - isUndoEnabled: whether the environment's undo manager records changes.
    ///   - onSetup: called with the container, or why there is none.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container of classes of models, whose context queries have.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _modifyingWindows(
            OwnContainer(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        )
    }
}

/// Makes a container for what is modified, once.
private struct OwnContainer: ViewModifier {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @StateObject private var owner = ContainerOwner()
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        let context = owner.context(of: self)
        if isUndoEnabled, context?.undoManager !== undoManager { context?.undoManager = undoManager }
        return content.environment(\.modelContext, context ?? ModelContextKey.defaultValue)
    }
}

/// Keeps a container as long as what it was made for is there. Windows that ask for the same have one container.
@MainActor
private final class ContainerOwner: ObservableObject {
    private struct Weak { weak var container: ModelContainer? }
    private static var shared: [Set<ObjectIdentifier>: Weak] = [:]
    private var container: ModelContainer?
    private var hasTried = false

    nonisolated init() {}

    func context(of modifier: OwnContainer) -> ModelContext? {
        if hasTried { return container?.mainContext }
        hasTried = true
        let key = Set(modifier.types.map { ObjectIdentifier($0) })
        if !modifier.inMemory, let known = Self.shared[key]?.container {
            container = known
            modifier.onSetup(.success(known))
            return known.mainContext
        }
        do {
            let made = try ModelContainer(
                for: Schema(modifier.types), configurations: [ModelConfiguration(isStoredInMemoryOnly: modifier.inMemory)])
            made.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
            container = made
            if !modifier.inMemory { Self.shared[key] = Weak(container: made) }
            modifier.onSetup(.success(made))
        } catch {
            FileHandle.standardError.write(Data("SwiftData: no container for \(modifier.types): \(error)\n".utf8))
            modifier.onSetup(.failure(error))
        }
        return container?.mainContext
    }
}
