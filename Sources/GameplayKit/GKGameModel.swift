import Foundation
import ObjCRuntime

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move. See https://developer.apple.com/documentation/gameplaykit/gkgamemodelupdate.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good the strategist finds it; it says so when it has looked at the move.
    var value: Int { get set }
}

/// A player. See https://developer.apple.com/documentation/gameplaykit/gkgamemodelplayer.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// What tells the player from others.
    var playerId: Int { get }
}

/// A state of a game of turns, for a strategist to look ahead. See
/// https://developer.apple.com/documentation/gameplaykit/gkgamemodel.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// All players.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes over the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    // @objc(gameModelUpdatesForPlayer:)
    /// The moves that a player has; `nil` or none if the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    // @objc(applyGameModelUpdate:)
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    // @objc(scoreForPlayer:) optional
    /// How well a player is doing.
    func score(for player: any GKGameModelPlayer) -> Int
    // @objc(isWinForPlayer:) optional
    /// Whether a player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    // @objc(isLossForPlayer:) optional
    /// Whether a player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    // @objc optional
    /// Takes a move back.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

/// Chooses moves. See https://developer.apple.com/documentation/gameplaykit/gkstrategist.
public protocol GKStrategist: NSObjectProtocol {
    /// The state of the game.
    var gameModel: (any GKGameModel)? { get set }
    /// What chooses among moves that are equally good.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move after which the worst that the others can do is best. See
/// https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// How many turns it looks ahead.
    open var maxLookAheadDepth = 0
    open var gameModel: (any GKGameModel)?
    /// What chooses among moves that are equally good; without one it is the first.
    open var randomSource: (any GKRandom)?

    /// Creates a strategist that looks nothing ahead.
    public override init() { super.init() }

    // @objc(bestMoveForPlayer:)
    /// The best move of a player; `nil` if there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player)
        guard let best = moves.first?.value else { return nil }
        let equals = moves.prefix { $0.value == best }
        return equals[randomSource?.nextInt(upperBound: equals.count) ?? 0]
    }

    // @objc(randomMoveForPlayer:fromNumberOfBestMoves:)
    /// One of the best moves of a player; `nil` if there is none, or no random source.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let best = ratedMoves(for: player).prefix(max(0, numMovesToConsider))
        guard let randomSource, !best.isEmpty else { return nil }
        return best[randomSource.nextInt(upperBound: best.count)]
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

    /// The moves of a player with their values, the best first.
    private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        for move in moves {
            guard let next = gameModel.copy() as? any GKGameModel else { continue }
            next.apply(move)
            move.value = value(of: next, for: player, turns: maxLookAheadDepth - 1, low: .min, high: .max)
        }
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
    }

    /// The value of a state, with what no player would let come about left out.
    private func value(of model: any GKGameModel, for player: any GKGameModelPlayer, turns: Int, low: Int, high: Int) -> Int {
        if OptionalRequirement.call({ model.isWin(for: player) }) == true { return GKGameModelMaxScore + turns }
        if OptionalRequirement.call({ model.isLoss(for: player) }) == true { return GKGameModelMinScore - turns }
        guard turns > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else {
            return OptionalRequirement.call { model.score(for: player) } ?? 0
        }
        let isOwn = active.playerId == player.playerId
        var (low, high) = (low, high)
        for move in moves {
            guard let next = model.copy() as? any GKGameModel else { continue }
            next.apply(move)
            let value = value(of: next, for: player, turns: turns - 1, low: low, high: high)
            if isOwn { low = max(low, value) } else { high = min(high, value) }
            if low >= high { break }
        }
        return isOwn ? low : high
    }
}
