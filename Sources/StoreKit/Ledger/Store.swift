import Foundation
import UIKit

/// The store, as the device knows it: the products of the project's `.storekit` file, and what the person bought, which is kept with what
/// the app has stored.
final class Store: @unchecked Sendable {
    /// The app's store.
    static let shared = Store(StoreFile.find(), file: Store.defaultFile)

    /// What is sold; `nil` where nothing is known.
    let configuration: StoreConfiguration?
    /// Transactions that the app did not just ask for by `Product.purchase`.
    let updates = Broadcast<StoreRecord>()
    /// Subscriptions that changed.
    let statusChanges = Broadcast<Product.SubscriptionInfo.Status>()

    private let lock = NSLock()
    private var ledger: Ledger
    private let file: URL?
    private let clock: @Sendable () -> Date
    /// What was not finished when the app was launched, and what has come since, until somebody is told.
    private var backlog: Set<UInt64>?
    private var queueTaker: (@Sendable ([StoreRecord]) -> Void)?
    private var revocationTaker: (@Sendable ([String]) -> Void)?

    init(_ configuration: StoreConfiguration?, file: URL?, clock: @escaping @Sendable () -> Date = { Date() }) {
        (self.configuration, self.file, self.clock) = (configuration, file, clock)
        ledger = Self.read(file)
        backlog = Set(ledger.records.filter { !$0.isFinished }.map(\.id))
    }

    /// The date in the store. Of a headless app that is its host's.
    var now: Date { clock() }

    func product(_ id: String) -> Product? { configuration?.product(id) }

    // MARK: What was bought

    /// Looks at what was bought, or changes it, after what is due by now was renewed.
    func settled<Result>(_ body: (inout Ledger) -> Result) -> Result {
        let (result, made, take) = lock.withLock {
            let before = ledger
            let made = configuration.map { ledger.renew(until: now, $0) } ?? []
            backlog?.formUnion(made.map(\.id))
            let result = body(&ledger)
            if ledger != before { save() }
            return (result, made, queueTaker)
        }
        for record in made { announce(record) }
        if !made.isEmpty { take?(made) }
        return result
    }

    /// The transactions that were not finished when the app was launched, and those that came before anybody asked: who asks first is told.
    func takeBacklog() -> [StoreRecord] {
        settled { ledger in
            defer { backlog = nil }
            // What the app has finished meanwhile it knows, but not that the money was given back.
            return ledger.records.filter { backlog?.contains($0.id) == true && (!$0.isFinished || $0.revocationDate != nil) }
        }
    }

    /// Tells of a transaction that the app does not wait for.
    func announce(_ record: StoreRecord) {
        lock.withLock { _ = backlog?.insert(record.id) }
        updates.send(record)
        announceStatus(of: record)
    }

    /// Tells of a subscription that changed.
    func announceStatus(of record: StoreRecord) {
        if let group = record.groupID, let status = status(of: group) { statusChanges.send(status) }
    }

    /// Enters the queue of `SKPayment`s, which is told of transactions that it did not ask for, and of money that was given back.
    func follow(taking take: @escaping @Sendable ([StoreRecord]) -> Void, revoking revoke: @escaping @Sendable ([String]) -> Void) {
        lock.withLock { (queueTaker, revocationTaker) = (take, revoke) }
    }

    /// Gives the money for a transaction back. Returns whether there was such a transaction, not given back before.
    func revoke(_ id: UInt64) -> Bool {
        let date = now
        let record: StoreRecord? = settled { ledger in
            guard let record = ledger.record(id), record.revocationDate == nil else { return nil }
            return ledger.revoke(id, at: date)
        }
        guard let record else { return false }
        announce(record)
        lock.withLock { revocationTaker }?([record.productID])
        return true
    }

    // MARK: Keeping

    /// The place in what the app has stored; `nil` for an app that has no such place.
    static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/StoreKit/Transactions.json")
        }
    }

    /// Reads what was kept. What cannot be read is set aside, and said.
    private static func read(_ file: URL?) -> Ledger {
        guard let file, let data = try? Data(contentsOf: file) else { return Ledger() }
        if let ledger = try? JSONDecoder().decode(Ledger.self, from: data), ledger.isSound { return ledger }
        let aside = file.appendingPathExtension("damaged")
        try? FileManager.default.removeItem(at: aside)
        try? FileManager.default.moveItem(at: file, to: aside)
        StoreFile.complain("the app's purchases cannot be read and were set aside: \(aside.path)")
        return Ledger()
    }

    private func save() {
        guard let file else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(ledger).write(to: file, options: .atomic)
        } catch {
            StoreFile.complain("the app's purchases cannot be kept: \(error.localizedDescription)")
        }
    }
}
