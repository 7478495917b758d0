import Foundation
import Testing

/// An app of the shape that Xcode's template for Core Data has: a container in the delegate, a table by a fetched results controller, classes
/// generated from the model.
@Suite(.serialized) struct CoreDataTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try writeModel()
        try writeDelegate()
        try writeList()
    }

    /// One entity's class is generated, one's properties are, and one's class is written by hand.
    private func writeModel() throws {
        try sampan.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="">
                <entity name="Event" representedClassName="Event" syncable="YES" codeGenerationType="class">
                    <attribute name="isDone" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                    <attribute name="number" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
                    <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Note" \
            inverseName="event" inverseEntity="Note"/>
                    <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="events" \
            inverseEntity="Tag"/>
                </entity>
                <entity name="Note" representedClassName=".Note" syncable="YES" codeGenerationType="category">
                    <attribute name="text" optional="YES" attributeType="String"/>
                    <relationship name="event" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Event" inverseName="notes" \
            inverseEntity="Event"/>
                </entity>
                <entity name="Tag" representedClassName="Days.Tag" syncable="YES">
                    <attribute name="kind" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                    <attribute name="name" attributeType="String" defaultValueString="new"/>
                    <relationship name="events" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Event" inverseName="tags" \
            inverseEntity="Event"/>
                </entity>
            </model>
            """, to: "Days/Days.xcdatamodeld/Days.xcdatamodel/contents")
        try sampan.write(
            """
            import CoreData

            public class Note: NSManagedObject {
                var length: Int { text?.count ?? 0 }
            }

            @objc public enum TagKind: Int16 { case plain, special }

            public final class Tag: NSManagedObject {
                @NSManaged var kind: TagKind
                @NSManaged var name: String
                @NSManaged private(set) var events: Set<Event>

                @NSManaged func addToEvents(_ event: Event)
            }
            """, to: "Days/Classes.swift")
    }

    private func writeDelegate() throws {
        try sampan.write(
            """
            import UIKit
            import CoreData

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {

                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let list = EventList(style: .plain)
                    list.managedObjectContext = persistentContainer.viewContext
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = UINavigationController(rootViewController: list)
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }

                func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
                    kill(getpid(), SIGKILL)
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    self.saveContext()
                }

                // MARK: - Core Data stack

                lazy var persistentContainer: NSPersistentContainer = {
                    let container = NSPersistentContainer(name: "Days")
                    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                        if let error = error as NSError? {
                            fatalError("Unresolved error \\(error), \\(error.userInfo)")
                        }
                    })
                    return container
                }()

                // MARK: - Core Data Saving support

                func saveContext () {
                    let context = persistentContainer.viewContext
                    if context.hasChanges {
                        do {
                            try context.save()
                        } catch {
                            let nserror = error as NSError
                            fatalError("Unresolved error \\(nserror), \\(nserror.userInfo)")
                        }
                    }
                }
            }
            """, to: "Days/AppDelegate.swift")
    }

    private func writeList() throws {
        try sampan.write(
            """
            import UIKit
            import CoreData

            class EventList: UITableViewController, NSFetchedResultsControllerDelegate {

                var managedObjectContext: NSManagedObjectContext? = nil

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Days"
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
                    navigationItem.leftBarButtonItem = editButtonItem
                    let addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(insertNewObject(_:)))
                    navigationItem.rightBarButtonItem = addButton
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    report("appeared")
                }

                @objc
                func insertNewObject(_ sender: Any) {
                    let context = self.fetchedResultsController.managedObjectContext
                    let newEvent = Event(context: context)
                    newEvent.timestamp = Date(timeIntervalSinceReferenceDate: 0)
                    newEvent.number = Int32(fetchedResultsController.fetchedObjects?.last.map { Int($0.number) } ?? 0) + 1
                    newEvent.title = "Event \\(newEvent.number)"
                    let note = Note(context: context)
                    note.text = "note"
                    newEvent.addToNotes(note)
                    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context) as! Tag
                    tag.kind = .special
                    tag.addToEvents(newEvent)
                    do {
                        try context.save()
                    } catch {
                        let nserror = error as NSError
                        fatalError("Unresolved error \\(nserror), \\(nserror.userInfo)")
                    }
                }

                func report(_ what: String) {
                    let events = fetchedResultsController.fetchedObjects ?? []
                    let texts = events.map { event -> String in
                        let notes = event.notes?.array as? [Note] ?? []
                        let tags = event.tags as? Set<Tag> ?? []
                        let kinds = tags.map { "\\($0.name)\\($0.kind.rawValue)" }.joined(separator: "+")
                        return "\\(event.number)/\\(event.title ?? "-")/\\(notes.map(\\.length))/\\(kinds)"
                    }
                    print("\\(what):", texts.joined(separator: ", "))
                }

                // MARK: - Table View

                override func numberOfSections(in tableView: UITableView) -> Int {
                    return fetchedResultsController.sections?.count ?? 0
                }

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    let sectionInfo = fetchedResultsController.sections![section]
                    return sectionInfo.numberOfObjects
                }

                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                    configureCell(cell, withEvent: fetchedResultsController.object(at: indexPath))
                    return cell
                }

                override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                    return true
                }

                override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
                    if editingStyle == .delete {
                        let context = fetchedResultsController.managedObjectContext
                        context.delete(fetchedResultsController.object(at: indexPath))
                        do {
                            try context.save()
                        } catch {
                            let nserror = error as NSError
                            fatalError("Unresolved error \\(nserror), \\(nserror.userInfo)")
                        }
                    }
                }

                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    let request: NSFetchRequest<Note> = Note.fetchRequest()
                    request.predicate = NSPredicate(format: "%K == %d", #keyPath(Note.event.number), fetchedResultsController.object(at: indexPath).number)
                    print("notes:", (try? managedObjectContext?.count(for: request)) ?? -1)
                }

                func configureCell(_ cell: UITableViewCell, withEvent event: Event) {
                    cell.textLabel!.text = event.title
                }

                // MARK: - Fetched results controller

                var fetchedResultsController: NSFetchedResultsController<Event> {
                    if _fetchedResultsController != nil {
                        return _fetchedResultsController!
                    }
                    let fetchRequest: NSFetchRequest<Event> = Event.fetchRequest()
                    fetchRequest.fetchBatchSize = 20
                    let sortDescriptor = NSSortDescriptor(keyPath: \\Event.number, ascending: true)
                    fetchRequest.sortDescriptors = [sortDescriptor]
                    let aFetchedResultsController = NSFetchedResultsController(
                        fetchRequest: fetchRequest, managedObjectContext: self.managedObjectContext!, sectionNameKeyPath: nil, cacheName: nil)
                    aFetchedResultsController.delegate = self
                    _fetchedResultsController = aFetchedResultsController
                    do {
                        try _fetchedResultsController!.performFetch()
                    } catch {
                        let nserror = error as NSError
                        fatalError("Unresolved error \\(nserror), \\(nserror.userInfo)")
                    }
                    return _fetchedResultsController!
                }
                var _fetchedResultsController: NSFetchedResultsController<Event>? = nil

                func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                    tableView.beginUpdates()
                }

                func controller(
                    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
                    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
                ) {
                    switch type {
                        case .insert:
                            tableView.insertRows(at: [newIndexPath!], with: .fade)
                        case .delete:
                            tableView.deleteRows(at: [indexPath!], with: .fade)
                        case .update:
                            configureCell(tableView.cellForRow(at: indexPath!)!, withEvent: anObject as! Event)
                        case .move:
                            tableView.moveRow(at: indexPath!, to: newIndexPath!)
                    }
                }

                func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                    tableView.endUpdates()
                    report("changed")
                }
            }
            """, to: "Days/EventList.swift")
    }

    @Test func whatWasSavedIsShownAgainHoweverTheAppEnded() throws {
        let build = try sampan("build", "Days")
        try #require(build.succeeded, "\(build.text)")
        try sampan.write("tap \"Add\"\nsettle\ntap \"Add\"\nsettle\ntap \"Add\"\nsettle\nmemory-warning\nwait 1\n", to: "add")
        let first = try sampan("run", "Days", "--host", "headless", "--script", "add")
        #expect(!first.succeeded && first.text.contains("appeared: \n"), "\(first.text)")
        #expect(first.text.contains("changed: 1/Event 1/[4]/new1, 2/Event 2/[4]/new1, 3/Event 3/[4]/new1\n"), "\(first.text)")

        try sampan.write(
            """
            drag 340 169 to 230 169 over 0.3
            settle
            tap "Delete"
            settle
            tap "Event 3"
            settle
            memory-warning
            wait 1

            """, to: "delete")
        let second = try sampan("run", "Days", "--host", "headless", "--script", "delete")
        #expect(second.text.contains("appeared: 1/Event 1/[4]/new1, 2/Event 2/[4]/new1, 3/Event 3/[4]/new1\n"), "\(second.text)")
        #expect(second.text.contains("changed: 1/Event 1/[4]/new1, 3/Event 3/[4]/new1\n"), "\(second.text)")
        #expect(second.text.contains("notes: 1\n"), "\(second.text)")

        let third = try sampan("run", "Days", "--host", "headless")
        #expect(third.succeeded && third.text.contains("appeared: 1/Event 1/[4]/new1, 3/Event 3/[4]/new1\n"), "\(third.text)")
    }

    @Test func aFaultInTheModelIsToldAtItsLine() throws {
        try sampan.edit(
            "Days/Days.xcdatamodeld/Days.xcdatamodel/contents", replacing: "attributeType=\"Date\"", with: "attributeType=\"Moment\"")
        let build = try sampan("build", "Days")
        #expect(!build.succeeded)
        #expect(
            build.text.contains("Days/Days.xcdatamodeld/Days.xcdatamodel/contents:6: error: the type \"Moment\" is not known; expected"),
            "\(build.text)")
    }
}
