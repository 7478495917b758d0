import CoreData

extension NSFetchRequestResult where Self: NSManagedObject {
    static func request() -> NSFetchRequest<Self> { NSFetchRequest<Self>(entityName: "\(Self.self)") }
    var ownText: String { "one \(type(of: self))" }
}

extension CoreData.NSFetchRequestResult {
    var isResult: Bool { true }
}

protocol Labelled: NSFetchRequestResult {
    static var label: String { get }
}

extension Labelled where Self: NSManagedObject {
    static func labelledRequest() -> NSFetchRequest<Self> { NSFetchRequest<Self>(entityName: label) }
}

final class Coin: NSManagedObject, Labelled {
    static var label: String { "Piece" }
}

private final class Tally: NSObject, NSFetchRequestResult {}

private func count<Result: NSFetchRequestResult>(_ results: [Result]) -> Int { results.count }

@MainActor func checkThatWhatFetchesGiveIsExtended() {
    expect(Coin.request().entityName == "Coin")
    expect(Coin.labelledRequest().entityName == "Piece")
    let request: NSFetchRequest<NSFetchRequestResult> = Coin.request() as! NSFetchRequest<NSFetchRequestResult>
    expect(request.entityName == "Coin")
    let results: [Bool] = [NSNumber(value: 1).isResult, NSDictionary().isResult, Tally().isResult]
    expect(results == [true, true, true] && count([NSNumber(value: 1)]) == 1)
}
