import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

@Suite struct ErrorSentenceTests {
    private enum Own: Error { case first, second }

    private struct Explained: LocalizedError {
        var errorDescription: String?
        var failureReason: String?
    }

    private func sentence(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing failed"
        } catch { return error.localizedDescription }
    }

    @Test func anErrorWithoutWordsIsNamed() {
        #expect(Own.second.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
        #expect(Own.second.localizedDescription.hasSuffix("Own error 1.)"))
        #expect(NSError(domain: "x", code: 3).localizedDescription == "The operation couldn’t be completed. (x error 3.)")
        #expect(URLError(.badURL).localizedDescription == "The operation couldn’t be completed. (NSURLErrorDomain error -1000.)")
    }

    @Test func anErrorsOwnWordsGoFirst() {
        #expect(Explained(errorDescription: "own").localizedDescription == "own")
        #expect(Explained(failureReason: "It broke.").localizedDescription == "The operation couldn’t be completed. It broke.")
        #expect(NSError(domain: "x", code: 3, userInfo: [NSLocalizedDescriptionKey: "said"]).localizedDescription == "said")
        #expect(POSIXError(.ENOENT).localizedDescription == "The operation couldn’t be completed. No such file or directory")
    }

    @Test func filesAreCalledByTheirNames() {
        let (manager, missing) = (FileManager.default, "/nowhere/x.txt")
        #expect(
            sentence { _ = try Data(contentsOf: URL(fileURLWithPath: missing)) }
                == "The file “x.txt” couldn’t be opened because there is no such file.")
        #expect(sentence { _ = try manager.contentsOfDirectory(atPath: "/nowhere") } == "The folder “nowhere” doesn’t exist.")
        #expect(sentence { try manager.removeItem(atPath: missing) } == "“x.txt” couldn’t be removed.")
        #expect(
            sentence { try manager.moveItem(atPath: missing, toPath: "/tmp/y") }
                == "“x.txt” couldn’t be moved to “tmp” because either the former doesn’t exist, or the folder containing the latter doesn’t exist."
        )
        #expect(
            sentence { try manager.createDirectory(atPath: "/usr/bin", withIntermediateDirectories: false) }
                == "The file “bin” couldn’t be saved in the folder “usr” because a file with the same name already exists.")
        let refused = CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: "/a/b.txt"])
        #expect(refused.localizedDescription == "You don’t have permission to save the file “b.txt” in the folder “a”.")
        #expect(CocoaError(.fileReadNoPermission).localizedDescription.hasPrefix("The file couldn’t be opened because you don’t"))
    }

    @Test func dataThatCannotBeReadSaysWhy() {
        struct Record: Codable { var a: Int }
        let wrong = "The data couldn’t be read because it isn’t in the correct format."
        #expect(sentence { _ = try JSONDecoder().decode(Record.self, from: Data("{".utf8)) } == wrong)
        #expect(sentence { _ = try JSONDecoder().decode(Record.self, from: Data("{\"a\":\"\"}".utf8)) } == wrong)
        #expect(sentence { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } == wrong)
        #expect(
            sentence { _ = try JSONDecoder().decode(Record.self, from: Data("{}".utf8)) }
                == "The data couldn’t be read because it is missing.")
        #expect(
            sentence { _ = try JSONEncoder().encode(Double.nan) } == "The data couldn’t be written because it isn’t in the correct format.")
    }

    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, "The Internet connection appears to be offline."), (.timedOut, "The request timed out."),
        (.cannotConnectToHost, "Could not connect to the server."), (.cancelled, "cancelled"),
    ])
    func whatComesOfLoadingIsToldInTheSystemsWords(_ code: URLError.Code, _ words: String) {
        let info: [String: Any] = [
            NSURLErrorFailingURLErrorKey: URL(string: "http://example.org")!, NSLocalizedDescriptionKey: "curl's own words",
        ]
        #expect(URLError(code, userInfo: info).localizedDescription == words)
    }

    @Test func descriptionsTellDomainCodeAndInformation() {
        #expect(NSError(domain: "x", code: 3).description == "Error Domain=x Code=3 \"(null)\"")
        let info: [String: Any] = [NSLocalizedDescriptionKey: "said", "B": 1]
        #expect(
            "\(NSError(domain: "x", code: 3, userInfo: info))"
                == "Error Domain=x Code=3 \"said\" UserInfo={B=1, NSLocalizedDescription=said}")
    }
}
