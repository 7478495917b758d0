import Foundation
import UIKit

/// Asks the person whether something is to be bought, in the system's name.
@MainActor
struct PurchaseSheet {
    let order: StoreOrder
    /// Whether the person is asked at all: the project's `.storekit` file may say that purchases go by themselves.
    let isShown: Bool

    private var name: String { order.product.displayName.isEmpty ? order.product.id : order.product.displayName }

    /// - Parameters:
    ///   - date: when the subscription that runs is over, if this one follows it.
    ///   - answer: takes whether it is bought.
    func ask(following date: Date?, answer: @escaping @MainActor (Bool) -> Void) {
        guard isShown else { return answer(true) }
        let isSubscription = order.product.subscription != nil
        SystemAlert.ask(
            "\(isSubscription ? "Subscribe to" : "Buy") “\(name)”?", message: ([priceLine] + noteLines(date)).joined(separator: "\n"),
            choices: [
                SystemAlert.Choice(isSubscription ? "Subscribe" : "Buy", isPreferred: true) { answer(true) },
                SystemAlert.Choice("Cancel") { answer(false) },
            ])
    }

    /// The person has it already, and gets it again for nothing.
    func tellOwned(_ answer: @escaping @MainActor () -> Void) {
        tell("“\(name)” Is Yours Already", "It was bought before, and costs nothing now.", answer)
    }

    /// The person has the subscription already.
    func tellSubscribed(_ answer: @escaping @MainActor () -> Void) { tell("You Have a Subscription to “\(name)”", nil, answer) }

    /// Somebody of the family has to agree.
    func askFamily(answer: @escaping @MainActor (Bool) -> Void) {
        SystemAlert.ask(
            "Allow a Purchase in “\(SystemPermission.appName)”?", message: "A member of the family asks for “\(name)”.\n\(priceLine)",
            choices: [
                SystemAlert.Choice("Approve", isPreferred: true) { answer(true) }, SystemAlert.Choice("Decline") { answer(false) },
            ])
    }

    private func tell(_ title: String, _ message: String?, _ answer: @escaping @MainActor () -> Void) {
        guard isShown else { return answer() }
        SystemAlert.ask(title, message: message, choices: [SystemAlert.Choice("OK", isPreferred: true) { answer() }])
    }

    /// What it costs, in a line.
    private var priceLine: String {
        let product = order.product
        guard let info = product.subscription else {
            return order.quantity == 1
                ? product.displayPrice
                : "\(order.quantity) × \(product.displayPrice) = \((product.price * Decimal(order.quantity)).formatted(product.priceFormatStyle))"
        }
        let regular = "\(product.displayPrice) / \(info.subscriptionPeriod.phrase)"
        guard let offer = order.offer else { return regular }
        let count = offer.period.value * offer.periodCount
        let whole = "\(count) \(offer.period.unit.localizedDescription.lowercased())\(count == 1 ? "" : "s")"
        switch offer.paymentMode {
        case .freeTrial: return "Free for \(whole), then \(regular)"
        case .payAsYouGo: return "\(offer.displayPrice) / \(offer.period.phrase) for \(whole), then \(regular)"
        default: return "\(offer.displayPrice) for \(whole), then \(regular)"
        }
    }

    private func noteLines(_ date: Date?) -> [String] {
        let test = "This is a test: nothing is charged."
        guard let date else { return [test] }
        return ["From \(date.formatted(date: .abbreviated, time: .omitted)) on.", test]
    }
}
