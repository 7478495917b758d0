import Testing

/// What operators do with demand, ends and cancelling: one row each.
struct OperatorTests {
    @Test(arguments: OperatorTable.all) func anOperatorDoesWhatItsTableSays(_ row: Row) { #expect(row.run() == row.expected) }

    @Test func eachRowIsThereOnce() {
        let names = OperatorTable.all.map(\.description)
        #expect(Set(names).count == names.count && names.count >= 4 * 80)
    }
}
