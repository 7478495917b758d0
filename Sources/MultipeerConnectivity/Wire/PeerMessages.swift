import Foundation

/// How a peer is told of.
struct PeerCard: Codable, Sendable {
    let identifier: String
    let name: String
}

/// A member of a session, and where its session listens.
struct PeerMember: Codable, Sendable {
    let card: PeerCard
    let address: String
}

/// What peers say to each other, by the first byte of a message.
enum PeerMessage: UInt8 {
    /// Who are you? Asked by who looks around.
    case ask = 1
    /// An `Introduction`.
    case introduction
    /// An `Invitation` to a session.
    case invitation
    /// A `Joining` of a session, to its other members.
    case joining
    /// Yes: a `PeerMember`.
    case acceptance
    /// No.
    case refusal
    /// A list of `PeerMember`: those who were there before the one who is told, who goes to them.
    case members
    /// The app's data.
    case data
    /// A file begins: a `ResourceHead`.
    case resourceBegin
    /// A part of the file that began last.
    case resourcePart
    /// The file that began last is all there.
    case resourceEnd
}

/// What an advertiser says of itself.
struct Introduction: Codable {
    let card: PeerCard
    let info: [String: String]?
}

/// An invitation to a session, with what its members know each other by.
struct Invitation: Codable {
    let member: PeerMember
    let context: Data?
    let key: String
}

/// One who was invited to a session comes to its other members.
struct Joining: Codable {
    let member: PeerMember
    let key: String
}

/// What a file is called, and how long it is.
struct ResourceHead: Codable {
    let name: String
    let size: Int
}
