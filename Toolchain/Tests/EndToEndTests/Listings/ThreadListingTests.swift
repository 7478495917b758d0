import Articles
import Foundation
import Testing

/// The third article on queues: the race that it shows, and what finds it.
@Suite(.enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
struct ThreadListingTests {
    /// A package whose only test runs the listing with a class of people, and waits until all of them have changed.
    private func package(person: (String) -> String) throws -> Sampan {
        let documents = try #require(Documents.besideCheckout)
        let listing = try #require(documents.listings(of: "gcd-p3").first { $0.id == "gcd-p3-01" })
        let sampan = try Sampan()
        try sampan.writePackage("Queues")
        try sampan.write("public let number = 1\n", to: "Queues/Sources/Queues/Number.swift")
        try sampan.write(
            """
            import UIKit
            import XCTest

            \(person(try #require(listing.prelude)))

            final class QueueTests: XCTestCase {
                func testListing() {
                    let idx = 0
                    _ = idx
                    \(try documents.text(of: listing))
                    let end = expectation(description: "all have changed")
                    nameChangeGroup.notify(queue: .main) { end.fulfill() }
                    wait(for: [end], timeout: 60)
                }
            }

            """, to: "Queues/Tests/QueuesTests/QueueTests.swift")
        return sampan
    }

    @Test(.timeLimit(.minutes(10))) func threadSanitizerFindsTheRace() throws {
        let run = try package { $0 }("test", "Queues", "--sanitize", "thread")
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains(#/WARNING: ThreadSanitizer: (Swift access|data) race/#), "\(run.text)")
        #expect(run.text.contains("Person."), "\(run.text)")
        #expect(run.text.contains("Final name: "), "\(run.text)")
    }

    /// With what the article says to do: the name is read in turn, and changed behind a barrier of a concurrent queue.
    @Test(.timeLimit(.minutes(10))) func behindABarrierThereIsNone() throws {
        let sampan = try package { person in
            person
                .replacingOccurrences(of: "{ usleep(100000);", with: "{ isolation.async(flags: .barrier) { usleep(100000);")
                .replacingOccurrences(of: "self.lastName = lastName }\n  var", with: "self.lastName = lastName } }\n  var")
                .replacingOccurrences(
                    of: "return \"\\(firstName) \\(lastName)\"", with: "isolation.sync { \"\\(firstName) \\(lastName)\" }"
                )
                .replacingOccurrences(
                    of: "class Person {",
                    with: "class Person {\n  private let isolation = DispatchQueue(label: \"isolation\", attributes: .concurrent)")
        }
        #expect(try String(decoding: sampan.bytes("Queues/Tests/QueuesTests/QueueTests.swift"), as: UTF8.self).contains(".barrier"))
        let run = try sampan("test", "Queues", "--sanitize", "thread")
        #expect(run.succeeded, "\(run.text)")
        #expect(run.text.contains("Final name: "), "\(run.text)")
    }
}
