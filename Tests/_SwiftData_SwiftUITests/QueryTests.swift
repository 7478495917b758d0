import QuartzCore
import Sessions
import SwiftData
import SwiftUI
import Testing
import UIKit

@testable import _SwiftData_SwiftUI

@MainActor private let counter = Counter()
@MainActor private final class Counter { var evaluations = 0 }

private struct TaskNames: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Chore.title, order: .reverse) private var all: [Chore]
    @Query(filter: #Predicate<Chore> { $0.isDone == false }, sort: [SortDescriptor(\Chore.title)]) private var open: [Chore]

    var body: some View {
        VStack {
            Text(verbatim: all.map(\.title).joined(separator: " "))
            Text(verbatim: open.map(\.title).joined(separator: " "))
            Button("add") { context.insert(Chore(title: "c")) }
            Button("finish") { all.last?.isDone = true }
            Button("delete") { if let last = all.last { context.delete(last) } }
        }
    }
}

/// A view whose initializer says what it fetches.
private struct Some: View {
    @Query() private var tasks: [Chore]

    init(_ part: String, _ limit: Int) {
        var descriptor = FetchDescriptor<Chore>(
            predicate: #Predicate { part.isEmpty || $0.title.contains(part) }, sortBy: [SortDescriptor(\.title)])
        descriptor.fetchLimit = limit
        _tasks = Query(descriptor, animation: .default)
    }

    var body: some View { Text(verbatim: tasks.map(\.title).joined(separator: " ")) }
}

private struct Row: View {
    @Bindable var task: Chore
    var body: some View {
        counter.evaluations += 1
        return HStack {
            Text(verbatim: task.isDone ? "\(task.title)!" : task.title)
            Toggle("done", isOn: $task.isDone)
        }
    }
}

private struct Tasks: View {
    let list: ChoreList
    var body: some View { Text(verbatim: list.chores.map(\.title).joined(separator: " ")) }
}

@Suite(.session, .serialized) @MainActor
struct QueryTests {
    private func show<V: View>(_ view: V) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        Session.current.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        tick()
        return window
    }

    private func tick() { for step in 1...4 { Session.current.renderLoop.tick(at: Session.current.clock() + Double(step) / 60) } }

    private func labels(_ window: UIWindow) -> [String] {
        func look(_ view: UIView) -> [String] {
            ((view as? UILabel)?.attributedText.map { [$0.string] } ?? []) + view.subviews.flatMap(look)
        }
        return look(window)
    }

    private func tap(_ text: String, _ window: UIWindow) {
        func look(_ view: UIView) -> [UIControl] { ((view as? UIControl).map { [$0] } ?? []) + view.subviews.flatMap(look) }
        look(window).first { $0.accessibilityLabel == text }?.sendActions(for: .touchUpInside)
        tick()
    }

    private func container(_ titles: String...) throws -> ModelContainer {
        let container = try ModelContainer(for: ChoreList.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for title in titles { container.mainContext.insert(Chore(title: title)) }
        try container.mainContext.save()
        return container
    }

    @Test func aViewShowsWhatIsFetchedAndFollowsIt() throws {
        let window = show(TaskNames().modelContainer(try container("a", "b")))
        #expect(labels(window).prefix(2) == ["b a", "a b"])
        tap("add", window)
        #expect(labels(window).prefix(2) == ["c b a", "a b c"])
        tap("finish", window)
        #expect(labels(window).prefix(2) == ["c b a", "b c"])
        tap("delete", window)
        #expect(labels(window).prefix(2) == ["c b", "b c"])
    }

    @Test func aQueryThatAnInitializerMakesFollowsItsArguments() throws {
        let container = try container("apple", "pear", "plum")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        Session.current.renderLoop.addRoot(UIScreen.main.rootLayer)
        let controller = UIHostingController(rootView: AnyView(Some("", 2).modelContainer(container)))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        tick()
        #expect(labels(window) == ["apple pear"])
        controller.rootView = AnyView(Some("p", 5).modelContainer(container))
        tick()
        #expect(labels(window) == ["apple pear plum"])
        controller.rootView = AnyView(Some("l", 5).modelContainer(container))
        tick()
        #expect(labels(window) == ["apple plum"])
    }

    @Test func aModelsChangeReachesTheViewsThatReadIt() throws {
        let container = try container()
        let (task, other) = (Chore(title: "a"), Chore(title: "b"))
        container.mainContext.insert(task)
        container.mainContext.insert(other)
        let window = show(Row(task: task))
        #expect(labels(window).first == "a")
        task.isDone = true
        tick()
        #expect(labels(window).first == "a!")
        let before = counter.evaluations
        other.isDone = true
        tick()
        #expect(counter.evaluations == before)
        container.mainContext.rollback()
        tick()
    }

    @Test func theOtherEndOfARelationshipIsShown() throws {
        let container = try container()
        let list = ChoreList(name: "home")
        container.mainContext.insert(list)
        let window = show(Tasks(list: list))
        let task = Chore(title: "a")
        task.list = list
        container.mainContext.insert(task)
        tick()
        #expect(labels(window) == ["a"])
        container.mainContext.delete(task)
        tick()
        #expect(!labels(window).contains("a"))
    }

    @Test func whatOthersSaveIsShown() async throws {
        let container = try container("a")
        let view = AnyView(TaskNames().modelContainer(container))
        let window = show(view)
        let controller = try #require(window.rootViewController as? UIHostingController<AnyView>)
        await Task.detached {
            let context = ModelContext(container)
            context.insert(Chore(title: "b"))
            do { try context.save() } catch { Issue.record(error) }
        }.value
        for _ in 0..<100 where labels(window).first != "b a" {
            try await Task.sleep(for: .milliseconds(10))
            // What the main queue does knows nothing of the test's session, so that no frame of it is asked for.
            controller.rootView = view
            tick()
        }
        #expect(labels(window).first == "b a")
    }

    @Test func aViewMakesItsContainerOnce() throws {
        final class Made { var containers: [ModelContainer] = [] }
        let made = Made()
        let window = show(
            TaskNames().modelContainer(for: [Chore.self], inMemory: true, isAutosaveEnabled: false) { result in
                if case .success(let container) = result { made.containers.append(container) }
            })
        tap("add", window)
        #expect(labels(window).first == "c" && made.containers.count == 1)
        #expect(made.containers.first?.mainContext.autosaveEnabled == false && made.containers.first?.mainContext.hasChanges == true)
    }

    @Test func whatAViewChangesIsUndoneByItsWindow() throws {
        let window = show(TaskNames().modelContainer(for: [Chore.self], inMemory: true, isUndoEnabled: true))
        let undoManager = try #require(window.undoManager)
        tap("add", window)
        #expect(labels(window).first == "c")
        undoManager.undo()
        tick()
        #expect(labels(window).first != "c")
    }

    @Test func withoutAContainerThereIsNothing() {
        #expect(labels(show(Some("", 2))).allSatisfy { $0.isEmpty })
    }
}
