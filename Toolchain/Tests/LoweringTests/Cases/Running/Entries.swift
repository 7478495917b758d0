import SwiftUI

extension EnvironmentValues {
    @Entry var depth = 1.5
    @Entry var heading: String?
    @Entry fileprivate var names: [String] = [
        "first",  // a comment
        "second",
    ]
}
extension Transaction { @Entry var isQuick = false }
extension ContainerValues { @Entry var rank: Int = 7 }
extension FocusedValues { @Entry var chosen: Int? }

@MainActor func checkThatEntriesAreValuesOfTheirContainers() {
    var environment = EnvironmentValues()
    expect(environment.depth == 1.5 && environment.heading == nil && environment.names == ["first", "second"])
    (environment.depth, environment.heading) = (2, "text")
    expect(environment.depth == 2 && environment.heading == "text")
    var transaction = Transaction()
    expect(!transaction.isQuick)
    transaction.isQuick = true
    expect(transaction.isQuick)
}
