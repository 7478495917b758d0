import Foundation
import StagedApps
import StoreKit
import Testing
import UIKit

/// Buying by the newer API. Each test has a process of its own.
@Suite struct PurchaseTests {
    @Test func withoutAFileNothingIsSold() async {
        await #expect(processExitsWith: .success) {
            unsetenv("SAMPAN_STOREKIT")
            let products = try await Product.products(for: ["pro", "coins"])
            #expect(products == [])
            #expect(await Storefront.current == nil)
        }
    }

    @Test func productsComeInTheOrderTheyAreAskedFor() async {
        await #expect(processExitsWith: .success) {
            StoreFixture.install()
            let products = try await Product.products(for: ["gold", "unknown", "coins", "gold"])
            #expect(products.map(\.id) == ["gold", "coins"])
            #expect(await Storefront.current?.countryCode == "USA")
        }
    }

    @Test func thePersonIsAskedWithThePriceAndHasWhatWasBought() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let pro = try await Product.products(for: ["pro"])[0]
                let bought = Task {
                    try await pro.purchase(options: [.appAccountToken(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)])
                }
                #expect(await app.shows("Buy “Pro”?"))
                #expect(app.runtime.reachableTexts.contains { $0.contains("$4.99") })
                #expect(await app.tap("Buy"))
                guard case .success(.verified(let transaction)) = try await bought.value else {
                    Issue.record("it was not bought")
                    return
                }
                #expect(transaction.productID == "pro" && transaction.environment == .xcode && transaction.price == pro.price)
                #expect(transaction.appAccountToken != nil)
                #expect(await Transaction.currentEntitlement(for: "pro")?.unsafePayloadValue.id == transaction.id)
                #expect(await ids(Transaction.unfinished) == [transaction.id])
                await transaction.finish()
                #expect(await ids(Transaction.unfinished) == [])
                #expect(await ids(Transaction.currentEntitlements) == [transaction.id])
                #expect(await ids(Transaction.all) == [transaction.id])
                // It is not bought twice.
                let again = Task { try await pro.purchase() }
                #expect(await app.tap("OK"))
                guard case .success(let same) = try await again.value else {
                    Issue.record("it was not had")
                    return
                }
                #expect(same.unsafePayloadValue.id == transaction.id)
            }.value
        }
    }

    @Test func aPersonWhoDoesNotWantItBuysNothing() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let coins = try await Product.products(for: ["coins"])[0]
                let bought = Task { try await coins.purchase() }
                #expect(await app.tap("Cancel"))
                guard case .userCancelled = try await bought.value else {
                    Issue.record("it was not cancelled")
                    return
                }
                #expect(await ids(Transaction.all) == [])
            }.value
        }
    }

    @Test func whatIsUsedUpIsForgottenOnceItIsFinished() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let coins = try await Product.products(for: ["coins"])[0]
                let bought = Task { try await coins.purchase(options: [.quantity(3)]) }
                #expect(await app.tap("Buy"))
                guard case .success(let result) = try await bought.value else {
                    Issue.record("it was not bought")
                    return
                }
                #expect(result.unsafePayloadValue.purchasedQuantity == 3 && result.unsafePayloadValue.price == Decimal(string: "2.97"))
                #expect(await coins.latestTransaction != nil)
                #expect(await coins.currentEntitlement == nil)
                await result.unsafePayloadValue.finish()
                #expect(await coins.latestTransaction == nil)
                await #expect(throws: Product.PurchaseError.invalidQuantity) { try await coins.purchase(options: [.quantity(11)]) }
            }.value
        }
    }

    @Test func somebodyElseAgreesAndTheTransactionComesLater() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let pro = try await Product.products(for: ["pro"])[0]
                let updates = Task { await Transaction.updates.first { _ in true } }
                let bought = Task { try await pro.purchase(options: [.simulatesAskToBuyInSandbox(true)]) }
                #expect(await app.tap("Buy"))
                guard case .pending = try await bought.value else {
                    Issue.record("nobody has to agree")
                    return
                }
                #expect(await ids(Transaction.all) == [])
                #expect(await app.tap("Approve"))
                #expect(await updates.value?.unsafePayloadValue.productID == "pro")
            }.value
        }
    }

    @Test func aSubscriptionBeginsWithItsTrialAndCanBeCancelled() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let gold = try await Product.products(for: ["gold"])[0]
                #expect(await gold.subscription?.isEligibleForIntroOffer == true)
                let bought = Task { try await gold.purchase() }
                #expect(await app.shows("Subscribe to “Gold”?"))
                #expect(app.runtime.reachableTexts.contains { $0.contains("Free for 1 week, then $9.99 / month") })
                #expect(await app.tap("Subscribe"))
                guard case .success(let result) = try await bought.value else {
                    Issue.record("it was not bought")
                    return
                }
                let transaction = result.unsafePayloadValue
                #expect(transaction.offerType == .introductory && transaction.subscriptionGroupID == "G1")
                #expect(transaction.expirationDate == transaction.purchaseDate.addingTimeInterval(7 * 86_400))
                #expect(await gold.subscription?.isEligibleForIntroOffer == false)
                #expect(try await gold.subscription?.status.map(\.state) == [.subscribed])
                let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
                let managed = Task { try await AppStore.showManageSubscriptions(in: scene) }
                #expect(await app.tap("Cancel Subscription"))
                try await managed.value
                #expect(try await gold.subscription?.status.first?.renewalInfo.payloadValue.willAutoRenew == false)
            }.value
        }
    }

    @Test func moneyThatIsGivenBackTakesTheProductAway() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install(["\"_failTransactionsEnabled\" : false": "\"_disableDialogs\" : true"])
                let app = StagedApp()
                let pro = try await Product.products(for: ["pro"])[0]
                // The file says that nobody is asked.
                guard case .success(let result) = try await pro.purchase() else {
                    Issue.record("it was not bought")
                    return
                }
                let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
                let id = result.unsafePayloadValue.id
                let refund = Task { try await Transaction.beginRefundRequest(for: id, in: scene) }
                #expect(await app.tap("Request Refund"))
                #expect(try await refund.value == .success)
                #expect(await pro.currentEntitlement == nil)
                #expect(await pro.latestTransaction?.unsafePayloadValue.revocationDate != nil)
                await #expect(throws: Transaction.RefundRequestError.duplicateRequest) {
                    try await Transaction.beginRefundRequest(for: id, in: scene)
                }
            }.value
        }
    }

    @Test func purchasesFailWhereTheFileSaysSo() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                StoreFixture.install(["\"_failTransactionsEnabled\" : false": "\"_failTransactionsEnabled\" : true"])
                let pro = try await Product.products(for: ["pro"])[0]
                await #expect(throws: StoreKitError.self) { try await pro.purchase() }
            }.value
        }
    }
}

/// The identifiers of transactions.
private func ids(_ transactions: Transaction.Transactions) async -> [UInt64] {
    var found: [UInt64] = []
    for await transaction in transactions { found.append(transaction.unsafePayloadValue.id) }
    return found
}
