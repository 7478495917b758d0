import Combine
import Testing

struct MappingTests {
    static let rows = [
        Row("map", "ask(all) 2 4 6 finished") { $0.map { $0 * 2 } },
        Row("map passes demand and answers", "ask(1) 10 more(2) 20 more(2)", demand: .max(1), each: .max(2), [1, 2]) { $0.map { $0 * 10 } },
        Row("map passes a failure and a cancellation", "ask(all) 1 failed(fault) cancel", [1, .fail, .cancel]) { $0.map { $0 } },
        Row("map by a key path", "ask(all) 1 2 finished", [-1, 2, .finish]) { $0.map(\.magnitude) },
        Row("map by two key paths", #"ask(all) (1, "-1")"#, [-1]) { $0.map(\.magnitude, \.description) },
        Row("map by three key paths", #"ask(all) (1, "-1", -1)"#, [-1]) { $0.map(\.magnitude, \.description, \.self) },
        Row("map after map", "ask(all) 11 12", [1, 2]) { $0.map { $0 + 5 }.map { $0 + 5 } },
        Row("tryMap", "ask(all) 1 cancel failed(fault)", [1, 2]) {
            $0.tryMap { if $0 > 1 { throw Fault() } else { $0 } }
        },
        Row("tryMap finishes", "ask(2) 1 finished", demand: .max(2), [1, .finish]) { $0.tryMap { $0 } },
        Row("tryMap after map", "ask(all) 2 cancel failed(fault)", [1, 2]) {
            $0.map { $0 + 1 }.tryMap { if $0 > 2 { throw Fault() } else { $0 } }
        },
        Row("mapError", "ask(all) 1 failed(2)", [1, .fail]) { $0.mapError { _ in NumberedFault(number: 2) } },
        Row("replaceError", "ask(all) 1 9 finished", [1, .fail]) { $0.replaceError(with: 9) },
        Row("replaceError waits until it is asked", "ask(1) 1 9 finished", demand: .max(1), [1, .fail, .ask(1)]) {
            $0.replaceError(with: 9)
        },
        Row("replaceNil", "ask(all) 1 0 3 finished") { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0) },
        Row("scan", "ask(all) 1 3 6 finished") { $0.scan(0, +) },
        Row("tryScan", "ask(all) 1 cancel failed(fault)", [1, 2]) {
            $0.tryScan(0) { if $1 > 1 { throw Fault() } else { $0 + $1 } }
        },
        Row("setFailureType", "ask(all) 1 finished", [1, .finish]) { $0.replaceError(with: 0).setFailureType(to: Fault.self) },
        Row("compactMap asks for another value in the place of none", "ask(2) 1 more(1) 3", demand: .max(2), [1, 2, 3]) {
            $0.compactMap { $0 == 2 ? nil : $0 }
        },
        Row("tryCompactMap", "ask(all) more(1) 2 cancel failed(fault)", [1, 2, 3]) {
            $0.tryCompactMap { value -> Int? in
                if value > 2 { throw Fault() }
                return value == 1 ? nil : value
            }
        },
        Row("encode and decode", "ask(all) [1] [2] finished", [1, 2, .finish]) {
            $0.map { [$0] }.encode(encoder: Words()).decode(type: [Int].self, decoder: Words())
        },
        Row("decode fails", "ask(all) cancel failed(fault)", [1]) {
            $0.map { _ in "not a number" }.decode(type: [Int].self, decoder: Words())
        },
    ]

    @Test(arguments: rows)
    func anOperatorThatMapsHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }
}

struct NumberedFault: Error, CustomStringConvertible {
    let number: Int
    var description: String { "\(number)" }
}

/// An encoder of arrays of numbers, as words.
struct Words: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { (value as? [Int])?.map(String.init).joined(separator: " ") ?? "" }
    func decode<T: Decodable>(_ type: T.Type, from words: String) throws -> T {
        let numbers = try words.split(separator: " ").map { word in
            guard let number = Int(word) else { throw Fault() }
            return number
        }
        return numbers as! T
    }
}
