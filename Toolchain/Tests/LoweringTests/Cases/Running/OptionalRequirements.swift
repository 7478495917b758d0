import UIKit

@objc protocol Reader: AnyObject {
    @objc optional func page(_ number: Int) -> String
    @objc optional func close()
    @objc optional var title: String { get }
}

final class Silent: NSObject, Reader {}

class Talking: NSObject, Reader {
    var closed = 0
    func page(_ number: Int) -> String { "page \(number)" }
    var title: String { "Talking" }
}

/// Answers what the class that conforms does not.
final class Closing: Talking {
    func close() { closed += 1 }
}

/// A property of the name of a requirement: whether a call is one to an optional requirement is for the receiver's type to say.
final class Window {
    var close: (() -> Void)?
    weak var reader: Reader?
    var readers: [Reader] = []

    func current() -> Reader? { reader }
}

struct Shelf<Kept: Reader> {
    var kept: Kept?
    func closeAll() -> Bool { kept?.close?() != nil }
}

@MainActor func checkThatRequirementsThatNobodyImplementsAreNil() {
    let (silent, talking) = (Silent(), Talking())
    var reader: Reader = silent
    expect(reader.page?(1) == nil)
    expect(reader.close?() == nil)
    expect(reader.title == nil)
    expect(reader.page == nil)
    reader = talking
    expect(reader.page?(1) == "page 1")
    expect(reader.page?(2).count == 6)
    expect(reader.title == "Talking")
    expect(reader.page != nil)
    if let page = reader.page { expect(page(3) == "page 3") } else { expect(false) }
}

@MainActor func checkThatASubclassMayImplementARequirement() {
    let closing = Closing()
    let reader: Reader = closing
    reader.close?()
    expect(closing.closed == 1)
    expect((Talking() as Reader).close?() == nil)
}

@MainActor func checkThatTheTypeOfACallsResultDecides() {
    let window = Window()
    let closing = Closing()
    window.reader = closing
    window.current()?.close?()
    expect(closing.closed == 1)
    var closed = 0
    window.close = { closed += 1 }
    window.close?()
    expect(closed == 1)
}

@MainActor func checkThatElementsGenericsAndClosuresHaveTypes() {
    let window = Window()
    let closing = Closing()
    window.readers = [closing, Silent()]
    for reader in window.readers { reader.close?() }
    window.readers.first?.close?()
    window.readers.forEach { $0.close?() }
    window.readers.forEach { each in each.close?() }
    expect(closing.closed == 4)
    expect(Shelf(kept: closing).closeAll())
    expect(!Shelf(kept: Silent()).closeAll())
    let last: Reader? = window.readers.last
    if let last { expect(last.close?() == nil) }
    switch window.readers[0] as Any {
    case let reader as Reader: reader.close?()
    default: expect(false)
    }
    expect(closing.closed == 6)
}

/// Properties of UIKit's classes that have the base name of a delegate's optional method.
@MainActor private func activity(of session: UISceneSession?) -> String? {
    if let activity = session?.stateRestorationActivity { return activity.activityType }
    guard let session, let activity = session.stateRestorationActivity else { return nil }
    return activity.activityType
}

@MainActor func checkThatPropertiesOfTheNameOfARequirementAreProperties() {
    expect(activity(of: nil) == nil)
    let table: UITableView? = UITableView()
    if let count = table?.numberOfSections { expect(count >= 0) } else { expect(false) }
    guard let sections = table?.numberOfSections else { return expect(false) }
    expect(sections >= 0 && table?.numberOfSections != nil)
}

private let page: (any Reader) -> ((Int) -> String)? = Reader.page

@MainActor func checkThatRequirementsAreReferredToByTheirProtocol() {
    expect(page(Talking())?(2) == "page 2")
    expect(page(Silent()) == nil)
    expect(Reader.page(Talking())?(3) == "page 3")
}

@objc protocol Heavy { var weight: Int { get } }
@objc protocol Weighing { @objc optional func weigh() -> Int }

private final class Scales: NSObject, Heavy, Weighing {
    let weight = 3
    func weigh() -> Int { 4 }
}

@MainActor func checkThatOneOfSeveralProtocolsHasTheRequirement() {
    func sum(_ object: any Heavy & Weighing) -> Int { object.weight + (object.weigh?() ?? 0) }
    expect(sum(Scales()) == 7)
}
