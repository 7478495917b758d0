// At Apple, whoever imports GameKit has GameplayKit's random sources, too. Of GameKit's own there is nothing: players, matches and leaderboards
// are Game Center's.
@_exported import Foundation
@_exported import GameplayKit
