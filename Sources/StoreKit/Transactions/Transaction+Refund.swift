import Foundation
import UIKit

extension Transaction {
    /// Why money cannot be asked back. See https://developer.apple.com/documentation/storekit/transaction/refundrequesterror.
    public enum RefundRequestError: Error, Equatable, Hashable, Sendable {
        /// It was asked for before.
        case duplicateRequest
        /// There is no such transaction.
        case failed
    }

    /// What became of a request. See https://developer.apple.com/documentation/storekit/transaction/refundrequeststatus.
    public enum RefundRequestStatus: Equatable, Hashable, Sendable {
        /// The store has it.
        case success
        /// The person did not go on.
        case userCancelled
    }

    /// Has the person ask for the money back, over a scene. The store on this machine gives it at once.
    ///
    /// - Throws: `RefundRequestError`.
    @MainActor
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }

    /// Has the person ask for the money of a transaction back, over a scene. The store on this machine gives it at once.
    ///
    /// - Throws: `RefundRequestError`.
    @MainActor
    public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus {
        guard let record = Store.shared.settled({ $0.record(transactionID) }) else { throw RefundRequestError.failed }
        guard record.revocationDate == nil else { throw RefundRequestError.duplicateRequest }
        let name = Store.shared.product(record.productID)?.displayName ?? record.productID
        let isWanted = await withCheckedContinuation { answer in
            SystemAlert.ask(
                "Request a Refund for “\(name)”?", message: "This is a test: the request is granted at once.",
                choices: [
                    SystemAlert.Choice("Request Refund", isPreferred: true) { answer.resume(returning: true) },
                    SystemAlert.Choice("Cancel") { answer.resume(returning: false) },
                ])
        }
        guard isWanted else { return .userCancelled }
        guard Store.shared.revoke(transactionID) else { throw RefundRequestError.duplicateRequest }
        return .success
    }
}

extension Transaction.RefundRequestError: LocalizedError {
    /// What went wrong, for people.
    public var errorDescription: String? { self == .failed ? "Unable to Request Refund" : "Refund Already Requested" }
}
