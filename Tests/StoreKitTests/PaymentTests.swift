import Foundation
import StagedApps
import StoreKit
import Testing
import UIKit

/// Buying by payments. Each test has a process of its own.
@Suite struct PaymentTests {
    @Test func productsAndWhatIsNoneComeToTheDelegate() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let buyer = Buyer()
                let request = SKProductsRequest(productIdentifiers: ["gold", "pro", "unknown"])
                request.delegate = buyer
                request.start()
                #expect(await app.serve { buyer.isDone })
                #expect(buyer.products.map(\.productIdentifier) == ["gold", "pro"] && buyer.invalid == ["unknown"])
                let gold = buyer.products[0]
                #expect(gold.subscriptionPeriod?.unit == .month && gold.subscriptionPeriod?.numberOfUnits == 1)
                #expect(gold.introductoryPrice?.paymentMode == .freeTrial && gold.discounts.map(\.identifier) == ["back"])
                #expect(gold.subscriptionGroupIdentifier == "G1" && buyer.products[1].subscriptionPeriod == nil)
                let formatter = NumberFormatter()
                formatter.numberStyle = .currency
                formatter.locale = buyer.products[1].priceLocale
                #expect(formatter.string(from: buyer.products[1].price) == "$4.99")
            }.value
        }
    }

    @Test func aRequestThatIsTakenBackTellsNothing() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let buyer = Buyer()
                let request = SKProductsRequest(productIdentifiers: ["pro"])
                request.delegate = buyer
                request.start()
                request.cancel()
                _ = await app.serve { false }
                #expect(!buyer.isDone && buyer.products.isEmpty)
            }.value
        }
    }

    @Test func aPaymentIsPaidAndFinished() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
                queue.add(buyer)
                #expect(SKPaymentQueue.canMakePayments() && queue.storefront?.countryCode == "USA")
                await buyer.ask(for: "pro", app)
                queue.add(SKPayment(product: buyer.products[0]))
                #expect(await app.tap("Buy"))
                #expect(await app.serve { buyer.states == [.purchasing, .purchased] })
                let transaction = queue.transactions[0]
                #expect(transaction.transactionIdentifier != nil && transaction.transactionDate != nil && transaction.error == nil)
                queue.finishTransaction(transaction)
                #expect(await app.serve { buyer.removed == 1 })
                #expect(queue.transactions.isEmpty)
                #expect(await Transaction.currentEntitlement(for: "pro") != nil)
                queue.restoreCompletedTransactions()
                #expect(await app.serve { buyer.isRestored })
                #expect(
                    buyer.states.last == .restored
                        && queue.transactions[0].original?.transactionIdentifier == transaction.transactionIdentifier)
            }.value
        }
    }

    @Test func aPaymentThatIsCancelledOrUnknownFails() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
                queue.add(buyer)
                await buyer.ask(for: "coins", app)
                let payment = SKMutablePayment(product: buyer.products[0])
                payment.quantity = 2
                queue.add(payment)
                #expect(await app.tap("Cancel"))
                #expect(await app.serve { buyer.states == [.purchasing, .failed] })
                #expect((queue.transactions[0].error as? SKError)?.code == .paymentCancelled)
                #expect(queue.transactions[0].payment.quantity == 2)
                queue.add(SKPayment())
                #expect(await app.serve { buyer.states.count == 4 })
                #expect((queue.transactions[1].error as? SKError)?.code == .storeProductNotAvailable)
            }.value
        }
    }

    @Test func aPaymentThatSomebodyElseHasToAgreeToIsDeferred() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                StoreFixture.install()
                let app = StagedApp()
                let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
                queue.add(buyer)
                await buyer.ask(for: "pro", app)
                let payment = SKMutablePayment(product: buyer.products[0])
                payment.simulatesAskToBuyInSandbox = true
                queue.add(payment)
                #expect(await app.tap("Buy"))
                #expect(await app.tap("Decline"))
                #expect(await app.serve { buyer.states == [.purchasing, .deferred, .failed] })
            }.value
        }
    }

    @Test func receiptsCannotBeMade() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, buyer) = (StagedApp(), Buyer())
                let request = SKReceiptRefreshRequest()
                request.delegate = buyer
                request.start()
                #expect(await app.serve { buyer.failure != nil })
                #expect((buyer.failure as? SKError)?.code == .unknown)
            }.value
        }
    }

    @Test func theScreenOfTheStoreSaysWhatItWouldShow() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let screen = SKStoreProductViewController()
                #expect(try! await screen.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 364_709_193]))
                app.root.present(screen, animated: false)
                #expect(await app.shows("Item 364709193"))
                #expect(await app.tap("Done"))
                #expect(await app.serve { app.root.presentedViewController == nil })
                await #expect(throws: SKError.self) { try await SKStoreProductViewController().loadProduct(withParameters: [:]) }
            }.value
        }
    }
}

/// Asks for products and follows the queue.
@MainActor
private final class Buyer: NSObject, @preconcurrency SKProductsRequestDelegate, @preconcurrency SKPaymentTransactionObserver {
    var products: [SKProduct] = []
    var invalid: [String] = []
    var isDone = false
    var failure: (any Error)?
    var states: [SKPaymentTransactionState] = []
    var removed = 0
    var isRestored = false
    private var request: SKProductsRequest?

    func ask(for id: String, _ app: StagedApp) async {
        let request = SKProductsRequest(productIdentifiers: [id])
        self.request = request
        request.delegate = self
        request.start()
        #expect(await app.serve { self.isDone })
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        (products, invalid) = (response.products, response.invalidProductIdentifiers)
    }
    func requestDidFinish(_ request: SKRequest) { isDone = true }
    func request(_ request: SKRequest, didFailWithError error: any Error) { failure = error }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        states += transactions.map(\.transactionState)
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { removed += transactions.count }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { isRestored = true }
}
