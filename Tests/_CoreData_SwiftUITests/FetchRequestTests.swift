import CoreData
import QuartzCore
import SampanFoundation
import Sessions
import SwiftUI
import Testing
import UIKit

@testable import _CoreData_SwiftUI

/// What lowering would make of an app's class.
final class Note: NSManagedObject {
    var title: String? {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }

    static let register: Void = ClassRegistry.register(Note.self) { description in
        description.initializer("initWithEntity:insertIntoManagedObjectContext:") { arguments in
            Note(entity: arguments[0] as! NSEntityDescription, insertInto: arguments[1] as? NSManagedObjectContext)
        }
    }
}

@MainActor
private struct Notes {
    let context: NSManagedObjectContext

    init() throws {
        Note.register
        let entity = NSEntityDescription()
        entity.name = "Note"
        entity.managedObjectClassName = NSStringFromClass(Note.self)
        let title = NSAttributeDescription()
        (title.name, title.attributeType, title.isOptional) = ("title", .stringAttributeType, true)
        entity.properties = [title]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        _ = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
    }

    @discardableResult
    func add(_ title: String) -> Note {
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as! Note
        note.title = title
        context.processPendingChanges()
        return note
    }
}

private struct NoteList: View {
    @FetchRequest(fetchRequest: NoteList.request) private var notes: FetchedResults<Note>

    private static var request: NSFetchRequest<Note> {
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return request
    }

    var body: some View {
        VStack {
            Text(verbatim: notes.map { $0.title ?? "" }.joined(separator: " "))
            Button("backwards") { notes.nsSortDescriptors = [NSSortDescriptor(key: "title", ascending: false)] }
            Button("only b") { notes.nsPredicate = SampanFoundation.NSPredicate(format: "title BEGINSWITH %@", "b") }
            Button("in words") { notes.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
        }
    }
}

private struct NoteRow: View {
    @ObservedObject var note: Note
    var body: some View { Text(verbatim: note.title ?? "") }
}

@Suite(.session, .serialized) @MainActor
struct FetchRequestTests {
    private func show<V: View>(_ view: V) -> (UIHostingController<V>, UIWindow) {
        let controller = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        Session.current.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        tick()
        return (controller, window)
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

    @Test func aViewShowsWhatIsFetchedAndWhatComesAndGoes() throws {
        let notes = try Notes()
        notes.add("b1")
        let first = notes.add("a")
        let (_, window) = show(NoteList().environment(\.managedObjectContext, notes.context))
        #expect(labels(window).first == "a b1")
        notes.add("b2")
        tick()
        #expect(labels(window).first == "a b1 b2")
        first.title = "c"
        notes.context.processPendingChanges()
        tick()
        #expect(labels(window).first == "b1 b2 c")
        notes.context.delete(first)
        notes.context.processPendingChanges()
        tick()
        #expect(labels(window).first == "b1 b2")
    }

    @Test func theOrderAndThePredicateCanBeChanged() throws {
        let notes = try Notes()
        for title in ["a", "b", "c"] { notes.add(title) }
        let (_, window) = show(NoteList().environment(\.managedObjectContext, notes.context))
        tap("backwards", window)
        #expect(labels(window).first == "c b a")
        tap("only b", window)
        #expect(labels(window).first == "b")
        notes.add("b2")
        tick()
        tap("in words", window)
        #expect(labels(window).first == "b2 b")
    }

    @Test func aManagedObjectIsObserved() throws {
        let notes = try Notes()
        let note = notes.add("old")
        let (_, window) = show(NoteRow(note: note))
        note.title = "new"
        notes.context.processPendingChanges()
        tick()
        #expect(labels(window) == ["new"])
    }

    @Test func withoutAStoreThereIsNothing() {
        let (_, window) = show(NoteList())
        #expect(labels(window).first == "" || labels(window).first == "backwards")
    }
}
