import Foundation
import UIKit

/// Shows the person's subscriptions, one after the other.
@MainActor
struct SubscriptionSheet {
    /// The groups that are shown; `nil` for all.
    let groups: [String]?

    func show() async {
        let running = Store.shared.settled { $0.groups }.filter { groups?.contains($0) ?? true }.filter {
            Store.shared.status(of: $0)?.state == .subscribed
        }
        guard !running.isEmpty else { return await tellNone() }
        for group in running { await show(group) }
    }

    private func tellNone() async {
        await withCheckedContinuation { answer in
            SystemAlert.ask(
                "No Subscriptions", message: "There are no subscriptions of “\(SystemPermission.appName)”.",
                choices: [SystemAlert.Choice("Done", isPreferred: true) { answer.resume() }])
        }
    }

    private func show(_ group: String) async {
        let store = Store.shared
        guard let status = store.status(of: group), let end = status.transaction.unsafePayloadValue.expirationDate else { return }
        let info = status.renewalInfo.unsafePayloadValue
        let date = end.formatted(date: .abbreviated, time: .omitted)
        let next = info.autoRenewPreference.flatMap { store.product($0)?.displayName } ?? ""
        let goesOn = info.willAutoRenew
        let isChanged = await withCheckedContinuation { answer in
            SystemAlert.ask(
                store.product(info.currentProductID)?.displayName ?? info.currentProductID,
                message: goesOn ? "Renews on \(date) as “\(next)”" : "Ends on \(date)",
                choices: [
                    SystemAlert.Choice(goesOn ? "Cancel Subscription" : "Renew Subscription") { answer.resume(returning: true) },
                    SystemAlert.Choice("Done", isPreferred: true) { answer.resume(returning: false) },
                ])
        }
        guard isChanged else { return }
        store.settled { $0.setRenews(!goesOn, in: group) }
        if let status = store.status(of: group) { store.statusChanges.send(status) }
    }
}
