import Testing

/// What publishers do with demand, ends and cancelling: one row each.
struct OperatorTests {
    private static let rows = OperatorTable.all + OperatorTable.pairs + OperatorTable.moments + SourceTable.all

    @Test(arguments: OperatorTable.all) func anOperatorDoesWhatItsTableSays(_ row: Row) { #expect(row.run() == row.expected) }

    @Test(arguments: OperatorTable.pairs) func anOperatorOfTwoSourcesHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }

    @Test(arguments: OperatorTable.moments) func anOperatorDoesThisAtThisMoment(_ row: Row) { #expect(row.run() == row.expected) }

    @Test(arguments: SourceTable.all) func aSourceDoesWhatItsTableSays(_ row: Row) { #expect(row.run() == row.expected) }

    @Test func eachRowIsThereOnce() {
        let names = Self.rows.map(\.description)
        #expect(Set(names).count == names.count && OperatorTable.all.count >= 4 * 80)
    }

    /// What is nested in `Publishers` in Apple's Combine, without the enumerations. A failure of `AssertNoFailure` ends the process, which is
    /// another test.
    private static let publishers = """
        AllSatisfy TryAllSatisfy AssertNoFailure Autoconnect Breakpoint Buffer Catch TryCatch Collect CollectByCount CollectByTime
        CombineLatest CombineLatest3 CombineLatest4 CompactMap TryCompactMap Comparison TryComparison Concatenate Contains ContainsWhere
        TryContainsWhere Count Debounce Decode Delay Drop DropUntilOutput DropWhile TryDropWhile Encode Filter TryFilter First FirstWhere
        TryFirstWhere FlatMap HandleEvents IgnoreOutput Last LastWhere TryLastWhere MakeConnectable Map TryMap MapError MapKeyPath
        MapKeyPath2 MapKeyPath3 MeasureInterval Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany Multicast Output
        PrefixUntilOutput PrefixWhile TryPrefixWhile Print ReceiveOn Reduce TryReduce RemoveDuplicates TryRemoveDuplicates ReplaceEmpty
        ReplaceError Retry Scan TryScan Sequence SetFailureType Share SubscribeOn SwitchToLatest Throttle Timeout Zip Zip3 Zip4
        """.split(whereSeparator: \.isWhitespace)

    @Test(arguments: publishers) func everyPublisherOfCombineHasItsTable(_ name: Substring) {
        let situations = OperatorTable.all.filter { $0.type.contains("Publishers.\(name)<") }.compactMap(\.situation)
        for situation in Row.Situation.allCases where name != "AssertNoFailure" || situation != .failure {
            #expect(situations.contains(situation), "\(situation)")
        }
    }
}
