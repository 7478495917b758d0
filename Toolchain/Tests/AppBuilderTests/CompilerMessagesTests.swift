import Testing

@testable import AppBuilder

@Suite struct CompilerMessagesTests {
    private func said(_ lines: String...) -> [String] {
        var messages = CompilerMessages()
        return lines.flatMap { messages.take($0) } + messages.rest()
    }

    private let own = ["/a/A.swift:3:5: error: cannot find 'x' in scope", "    x()", "    ^"]
    private let added = ["A.swift (lowered):1:88: error: '@const' value should be initialized", "let y", "    ^"]

    @Test func whatFollowsFromTheUsersFaultIsNotSaid() {
        #expect(said(own[0], own[1], own[2], added[0], added[1], added[2]) == own)
        #expect(said(added[0], added[1], added[2], own[0], own[1], own[2]) == own)
        #expect(said("\u{1B}[1mA.swift (lowered):1:88: \u{1B}[31merror: no", own[0]) == [own[0]])
    }

    @Test func aFaultOfLoweringsOwnIsSaid() {
        let warning = "/a/A.swift:3:5: warning: variable was never used"
        #expect(said(warning, added[0], added[1]) == [warning, added[0], added[1]])
    }

    @Test func notesBelongToWhatTheyExplain() {
        let note = "/a/B.swift:1:1: note: declared here"
        #expect(said(added[0], note, own[0], note) == [own[0], note])
    }

    @Test func thatALoweredFileHasTheUsersNameIsNotSaid() {
        let warning = "/c/lowered/main.swift:2:23: warning: '#sourceLocation' directive produces '#fileID' string of 'A/main.swift', which"
        #expect(said(warning, "#source", "/c/lowered/main.swift:2:23: note: change file", own[0], own[1]) == [own[0], own[1]])
    }

    @Test func theDriversWordsAreNotSaid() { #expect(said("error: compile command failed with exit code 1 (use -v)").isEmpty) }
}
