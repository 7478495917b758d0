import Foundation
import Testing

@testable import StoreKit

/// What follows from purchases as time goes by.
@Suite struct LedgerTests {
    private let store: StoreConfiguration
    private let start: Date

    init() throws {
        store = try StoreConfiguration(StoreFixture.data(), languages: ["en"])
        start = try Date("2024-03-10T08:00:00Z", strategy: .iso8601)
    }

    private func days(_ count: Double) -> Date { start.addingTimeInterval(count * 86_400) }

    private func order(_ id: String, offer: Product.SubscriptionOffer? = nil) throws -> StoreOrder {
        var order = StoreOrder(product: try #require(store.product(id)))
        order.offer = offer
        return order
    }

    @Test func whatIsBoughtOnceIsHadUntilTheMoneyIsGivenBack() throws {
        var ledger = Ledger()
        let pro = ledger.enter(try order("pro"), storefront: store.storefront, at: start)
        #expect(ledger.entitlements(at: days(900)).map(\.id) == [pro.id])
        #expect(pro.price == "4.99" && pro.currency == "USD" && pro.originalID == pro.id && pro.expirationDate == nil)
        _ = ledger.revoke(pro.id, at: days(1))
        #expect(ledger.entitlements(at: days(2)).isEmpty)
        #expect(ledger.owned(try #require(store.product("pro"))) == nil)
    }

    @Test func whatIsUsedUpIsNoEntitlement() throws {
        var ledger = Ledger()
        _ = ledger.enter(try order("coins"), storefront: store.storefront, at: start)
        let season = ledger.enter(try order("season"), storefront: store.storefront, at: start)
        #expect(ledger.entitlements(at: start).map(\.id) == [season.id])
    }

    @Test func aSubscriptionIsRenewedUntilItIsCancelled() throws {
        var ledger = Ledger()
        let first = ledger.enter(try order("gold"), storefront: store.storefront, at: start)
        #expect(first.expirationDate == (try Date("2024-04-10T08:00:00Z", strategy: .iso8601)))
        #expect(ledger.renew(until: days(30), store).isEmpty)
        let made = ledger.renew(until: days(80), store)
        #expect(made.map(\.isRenewal) == [true, true] && made.allSatisfy { $0.originalID == first.id && $0.originalPurchaseDate == start })
        #expect(made.last?.expirationDate == (try Date("2024-06-10T08:00:00Z", strategy: .iso8601)))
        ledger.setRenews(false, in: "G1")
        #expect(ledger.renew(until: days(400), store).isEmpty && ledger.entitlements(at: days(400)).isEmpty)
        #expect(ledger.entitlements(at: days(80)).count == 1)
    }

    @Test func aTrialComesFirstAndTheFullPriceAfterIt() throws {
        var ledger = Ledger()
        #expect(ledger.isEligibleForIntroduction(in: "G1", at: start))
        let trial = store.product("gold")?.subscription?.introductoryOffer
        let first = ledger.enter(try order("gold", offer: trial), storefront: store.storefront, at: start)
        #expect(first.expirationDate == days(7) && first.price == "0" && first.offer?.type == Transaction.OfferType.introductory.rawValue)
        let next = try #require(ledger.renew(until: days(8), store).first)
        #expect(next.price == "9.99" && next.offer == nil && !ledger.isEligibleForIntroduction(in: "G1", at: days(8)))
        // Who had the offer does not have it again when the subscription is over.
        ledger.setRenews(false, in: "G1")
        #expect(!ledger.isEligibleForIntroduction(in: "G1", at: days(80)))
    }

    @Test func whoNeverHadATrialCanHaveOneWhenTheSubscriptionIsOver() throws {
        var ledger = Ledger()
        #expect(!ledger.knows("G1"))
        _ = ledger.enter(try order("silver"), storefront: store.storefront, at: start)
        ledger.setRenews(false, in: "G1")
        #expect(ledger.knows("G1") && !ledger.isEligibleForIntroduction(in: "G1", at: days(3)))
        #expect(ledger.isEligibleForIntroduction(in: "G1", at: days(40)))
    }

    @Test func anOfferThatIsPaidByPeriodsLastsForItsPeriods() throws {
        var ledger = Ledger()
        let offer = store.product("gold")?.subscription?.promotionalOffers.first
        _ = ledger.enter(try order("gold", offer: offer), storefront: store.storefront, at: start)
        let prices = ledger.renew(until: days(100), store).map { Decimal(string: $0.price) }
        #expect(prices == [Decimal(1), Decimal(string: "9.99"), Decimal(string: "9.99")])
    }

    @Test func aBetterSubscriptionTakesTheOthersPlaceAndAWorseOneFollows() throws {
        var ledger = Ledger()
        let silver = ledger.enter(try order("silver"), storefront: store.storefront, at: start)
        let gold = ledger.enter(try order("gold"), storefront: store.storefront, at: days(3))
        #expect(ledger.record(silver.id)?.isUpgraded == true && gold.originalID == silver.id)
        #expect(ledger.entitlements(at: days(4)).map(\.productID) == ["gold"])
        var worse = try order("silver")
        worse.takesPlaceAtOnce = false
        #expect(ledger.enter(worse, storefront: store.storefront, at: days(5)).id == gold.id)
        #expect(ledger.entitlements(at: days(6)).map(\.productID) == ["gold"])
        #expect(ledger.renew(until: days(40), store).map(\.productID) == ["silver"])
        #expect(ledger.beginning(of: try #require(ledger.latest(in: "G1"))) == start)
    }

    @Test func aSubscriptionCanBeBoughtAgainAfterTheMoneyWasGivenBack() throws {
        var ledger = Ledger()
        let first = ledger.enter(try order("gold"), storefront: store.storefront, at: start)
        _ = ledger.revoke(first.id, at: days(2))
        #expect(ledger.entitlements(at: days(3)).isEmpty && ledger.renew(until: days(60), store).isEmpty)
        // The second one is over before the first would have been.
        let trial = store.product("gold")?.subscription?.introductoryOffer
        let second = ledger.enter(try order("gold", offer: trial), storefront: store.storefront, at: days(4))
        #expect(second.originalID == first.id && ledger.entitlements(at: days(5)).map(\.id) == [second.id])
    }

    @Test func aSubscriptionThatIsNotSoldAnyMoreEnds() throws {
        var ledger = Ledger()
        _ = ledger.enter(try order("gold"), storefront: store.storefront, at: start)
        let other = try StoreConfiguration(StoreFixture.data(["\"productID\" : \"gold\"": "\"productID\" : \"platinum\""]))
        #expect(ledger.renew(until: days(60), other).isEmpty)
        #expect(ledger.renewals["G1"] == StoreRenewal(productID: "gold", willAutoRenew: false, isUnavailable: true))
    }

    @Test func purchasesAreKeptAndDamagedOnesSetAside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Library/StoreKit/Transactions.json")
        let first = Store(store, file: file, clock: { [start] in start })
        let order = try order("pro")
        let record = first.settled { $0.enter(order, storefront: store.storefront, at: start) }
        let second = Store(store, file: file, clock: { [start] in start })
        #expect(second.settled { $0.records } == [record])
        #expect(second.takeBacklog() == [record] && second.takeBacklog().isEmpty)
        second.settled { $0.finish(record.id) }
        #expect(Store(store, file: file).takeBacklog().isEmpty)
        let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let date = "\(start.timeIntervalSinceReferenceDate)".replacingOccurrences(of: ".0", with: "")
        let damaged = [
            "{", kept.replacingOccurrences(of: "\"nextID\" : 1", with: "\"nextID\" : \(UInt64.max)"),
            kept.replacingOccurrences(of: date, with: "1e300"), kept.replacingOccurrences(of: date, with: "-1e10"),
        ]
        for text in damaged {
            #expect(text != kept)
            try Data(text.utf8).write(to: file)
            #expect(Store(store, file: file).settled { $0.records }.isEmpty)
            #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
            try FileManager.default.removeItem(atPath: file.path + ".damaged")
        }
    }

    @Test func renewalsThatWereDueWhileTheAppWasAwayAreToldToWhoAsksFirst() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Transactions.json")
        let clock = TestClock(start)
        let order = try order("gold")
        let first = Store(store, file: file, clock: { clock.now })
        let bought = first.settled { $0.enter(order, storefront: store.storefront, at: start) }
        first.settled { $0.finish(bought.id) }
        clock.now = days(32)
        let asked = Store(store, file: file, clock: { clock.now })
        #expect(asked.takeBacklog().map(\.isRenewal) == [true] && asked.takeBacklog().isEmpty)
        // The same where the app became active before it asked.
        clock.now = days(62)
        let active = Store(store, file: file, clock: { clock.now })
        active.settled { _ in }
        #expect(active.takeBacklog().map(\.isRenewal) == [true, true])
    }

    @Test func whatComesBeforeAnybodyAsksIsToldToWhoAsksFirst() throws {
        let sold = Store(store, file: nil, clock: { [start] in start })
        let (pro, coins) = (try order("pro"), try order("coins"))
        let allowed = sold.settled { $0.enter(pro, storefront: store.storefront, at: start) }
        sold.announce(allowed)
        // The app knows already of what it waited for.
        _ = sold.settled { $0.enter(coins, storefront: store.storefront, at: start) }
        #expect(sold.takeBacklog() == [allowed])
    }

    @Test func moneyThatIsGivenBackBeforeAnybodyAsksIsToldToWhoAsksFirst() throws {
        let sold = Store(store, file: nil, clock: { [start] in start })
        let pro = try order("pro")
        let bought = sold.settled { $0.enter(pro, storefront: store.storefront, at: start) }
        sold.settled { $0.finish(bought.id) }
        #expect(sold.revoke(bought.id))
        #expect(sold.takeBacklog().map(\.revocationDate) == [start] && sold.takeBacklog().isEmpty)
    }

    @Test func theStateOfASubscriptionSaysHowItGoesOn() async throws {
        let clock = TestClock(start)
        let sold = Store(store, file: nil, clock: { clock.now })
        let order = try order("gold")
        #expect(sold.status(of: "G1") == nil)
        _ = sold.settled { $0.enter(order, storefront: store.storefront, at: start) }
        let running = try #require(sold.status(of: "G1"))
        let info = running.renewalInfo.unsafePayloadValue
        #expect(running.state == .subscribed && info.willAutoRenew && info.autoRenewPreference == "gold" && info.expirationReason == nil)
        #expect(info.renewalDate == running.transaction.unsafePayloadValue.expirationDate && info.renewalPrice == Decimal(string: "9.99"))
        sold.settled { $0.setRenews(false, in: "G1") }
        #expect(sold.status(of: "G1")?.state == .subscribed && sold.status(of: "G1")?.renewalInfo.unsafePayloadValue.renewalDate == nil)
        clock.now = days(40)
        #expect(sold.status(of: "G1")?.state == .expired)
        #expect(sold.status(of: "G1")?.renewalInfo.unsafePayloadValue.expirationReason == .autoRenewDisabled)
    }
}

/// A date that the test moves.
final class TestClock: @unchecked Sendable {
    var now: Date
    init(_ now: Date) { self.now = now }
}
