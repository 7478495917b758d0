import Combine
import Testing

struct FilteringTests {
    static let rows = [
        Row("filter asks for another value in the place of one left out", "ask(1) more(1) 2", demand: .max(1), [1, 2]) {
            $0.filter { $0 > 1 }
        },
        Row("filter after filter", "ask(all) more(1) 2 more(1) finished") { $0.filter { $0 > 1 }.filter { $0 < 3 } },
        Row("tryFilter", "ask(all) 1 cancel failed(fault)", [1, 2]) {
            $0.tryFilter { if $0 > 1 { throw Fault() } else { true } }
        },
        Row("removeDuplicates", "ask(all) 1 more(1) 2 1 finished", [1, 1, 2, 1, .finish]) { $0.removeDuplicates() },
        Row("removeDuplicates by a predicate compares with the last value", "ask(all) 1 more(1) more(1) finished", [1, 3, 5, .finish]) {
            $0.removeDuplicates { $0 % 2 == $1 % 2 }
        },
        Row("tryRemoveDuplicates", "ask(all) 1 cancel failed(fault)", [1, 2]) { $0.tryRemoveDuplicates { _, _ in throw Fault() } },
        Row("replaceEmpty", "ask(all) ask(all) 7 finished", [.finish]) { $0.replaceEmpty(with: 7) },
        Row("replaceEmpty of something", "ask(all) ask(all) 1 finished", [1, .finish]) { $0.replaceEmpty(with: 7) },
        Row("replaceEmpty of a failure", "ask(all) ask(all) failed(fault)", [.fail]) { $0.replaceEmpty(with: 7) },
        Row("dropFirst asks for what is dropped", "ask(4) 3", demand: .max(2), [1, 2, 3]) { $0.dropFirst(2) },
        Row("drop while", "ask(all) more(1) more(1) 3 1", [1, 2, 3, 1]) { $0.drop { $0 < 3 } },
        Row("tryDrop while", "ask(all) more(1) cancel failed(fault)", [1, 2]) {
            $0.tryDrop { if $0 > 1 { throw Fault() } else { true } }
        },
        Row("prefix", "ask(all) 1 2 cancel finished") { $0.prefix(2) },
        Row("prefix while", "ask(all) 1 2 cancel finished") { $0.prefix { $0 < 3 } },
        Row("tryPrefix while", "ask(all) 1 cancel failed(fault)", [1, 2]) {
            $0.tryPrefix { if $0 > 1 { throw Fault() } else { true } }
        },
        Row("output at", "ask(all) more(1) 2 cancel finished") { $0.output(at: 1) },
        Row("output in", "ask(all) more(1) 2 3 cancel finished", [1, 2, 3, 4]) { $0.output(in: 1..<3) },
        Row("first", "ask(all) cancel 1 finished") { $0.first() },
        Row("first of nothing", "ask(all) finished", [.finish]) { $0.first() },
        Row("first where", "ask(all) cancel 2 finished") { $0.first { $0 > 1 } },
        Row("tryFirst", "ask(all) cancel failed(fault)") { $0.tryFirst { _ in throw Fault() } },
        Row("last", "ask(all) 3 finished") { $0.last() },
        Row("last where", "ask(all) 2 finished") { $0.last { $0 < 3 } },
        Row("tryLast", "ask(all) cancel failed(fault)") { $0.tryLast { _ in throw Fault() } },
        Row("ignoreOutput", "ask(all) ask(all) finished") { $0.ignoreOutput() },
    ]

    @Test(arguments: rows)
    func anOperatorThatLeavesOutHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }
}
