import GameplayKit
import SampanFoundation
import Testing

private final class Idle: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
    override func willExit(to nextState: GKState) { log.append("exit to \(type(of: nextState))") }
}
private final class Running: GKState {
    var seconds = 0.0
    var cameFrom: GKState?
    override func didEnter(from previousState: GKState?) { cameFrom = previousState }
    override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
}
private final class Mover: GKComponent {
    var log: [String] = []
    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
    override func didAddToEntity() { log.append("added") }
    override func willRemoveFromEntity() { log.append("removed") }
}

struct GameTests {
    @Test func aMachineGoesWhereItsStatesLetIt() {
        let (idle, running) = (Idle(), Running())
        let machine = GKStateMachine(states: [idle, running])
        #expect(machine.currentState == nil && machine.canEnterState(Idle.self))
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Idle.self) && !machine.canEnterState(GKState.self))
        #expect(machine.enter(Running.self))
        #expect(idle.log == ["exit to Running"] && running.cameFrom === idle)
        machine.update(deltaTime: 0.25)
        #expect(running.seconds == 0.25 && machine.state(forClass: Running.self) === running && idle.stateMachine === machine)
    }

    @Test func anEntityIsMadeOfComponents() {
        let (entity, mover) = (GKEntity(), Mover())
        entity.addComponent(mover)
        entity.update(deltaTime: 1)
        #expect(entity.component(ofType: Mover.self) === mover && mover.entity === entity)
        let system = GKComponentSystem<Mover>(componentClass: Mover.self)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 2)
        #expect(system.components.count == 1 && system[0] === mover)
        system.removeComponent(foundIn: entity)
        #expect(system.components.isEmpty)
        let other = Mover()
        entity.addComponent(other)
        #expect(entity.components.count == 1 && mover.entity == nil)
        #expect(mover.log == ["added", "1.0", "2.0", "removed"])
        entity.removeComponent(ofType: Mover.self)
        #expect(entity.components.isEmpty)
    }

    @Test func theCheapestPathIsFound() {
        let nodes = (0..<4).map { GKGraphNode2D(point: vector_float2(Float($0), 0)) }
        let detour = GKGraphNode2D(point: vector_float2(0, 10))
        nodes[0].addConnections(to: [nodes[1], detour], bidirectional: true)
        nodes[1].addConnections(to: [nodes[2]], bidirectional: false)
        nodes[2].addConnections(to: [nodes[3]], bidirectional: false)
        detour.addConnections(to: [nodes[3]], bidirectional: false)
        let graph = GKGraph(nodes + [detour])
        #expect(graph.findPath(from: nodes[0], to: nodes[3]) == nodes)
        graph.remove([nodes[1]])
        #expect(graph.findPath(from: nodes[0], to: nodes[3]) == [nodes[0], detour, nodes[3]])
        #expect(graph.findPath(from: nodes[3], to: nodes[0]).isEmpty)
        #expect(nodes[0].findPath(to: nodes[0]) == [nodes[0]])
        let lone = GKGraphNode2D(point: vector_float2(2, 1))
        graph.connectToLowestCostNode(node: lone, bidirectional: true)
        #expect(lone.connectedNodes == [nodes[2]])
    }

    @Test func aGridLeadsRoundItsHoles() {
        let grid = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
        #expect(grid.nodes?.count == 25 && grid.node(atGridPosition: vector_int2(0, 0))?.connectedNodes.count == 2)
        let wall = (0..<4).map { grid.node(atGridPosition: vector_int2(2, Int32($0)))! }
        grid.remove(wall)
        let path = grid.findPath(
            from: grid.node(atGridPosition: vector_int2(0, 0))!, to: grid.node(atGridPosition: vector_int2(4, 0))!)
        #expect(path.count == 13)
        let diagonal = GKGridGraph(fromGridStartingAt: vector_int2(3, 3), width: 3, height: 3, diagonalsAllowed: true)
        #expect(diagonal.node(atGridPosition: vector_int2(4, 4))?.connectedNodes.count == 8)
        #expect(diagonal.node(atGridPosition: vector_int2(0, 0)) == nil)
    }

    @Test func rulesAssertFactsInTheOrderOfTheirSalience() {
        let system = GKRuleSystem()
        var log: [String] = []
        let late = GKRule(blockPredicate: { $0.grade(forFact: "known" as NSString) > 0 }, action: { _ in log.append("late") })
        late.salience = 5
        let early = GKRule(
            blockPredicate: { $0.state["x"] as? Int == 1 },
            action: {
                log.append("early")
                $0.assertFact("known" as NSString, grade: 0.4)
            })
        system.add([early, late])
        system.state["x"] = 1
        system.evaluate()
        #expect(log == ["early", "late"] && system.agenda.isEmpty && system.executed.count == 2)
        system.assertFact("known" as NSString, grade: 0.9)
        #expect(system.grade(forFact: "known" as NSString) == 1)
        system.retractFact("known" as NSString, grade: 0.25)
        #expect(system.minimumGrade(forFacts: ["known" as NSString, "other" as NSString]) == 0)
        #expect(system.maximumGrade(forFacts: ["known" as NSString, "other" as NSString]) == 0.75)
        system.reset()
        #expect(system.facts.isEmpty && system.agenda == [late, early])
    }

    @Test func aPredicatesVariablesAreWhatTheSystemKnows() {
        let system = GKRuleSystem()
        system.add(GKRule(predicate: NSPredicate(format: "$distance < 10"), assertingFact: "near" as NSString, grade: 0.5))
        system.state["distance"] = 12
        system.evaluate()
        #expect(system.facts.isEmpty)
        system.state["distance"] = 8
        system.evaluate()
        #expect(system.grade(forFact: "near" as NSString) == 0.5)
    }

    /// Takes one to three matches; who takes the last wins.
    private final class Nim: NSObject, GKGameModel {
        final class Player: NSObject, GKGameModelPlayer {
            let playerId: Int
            init(_ id: Int) { playerId = id }
        }
        final class Take: NSObject, GKGameModelUpdate {
            var value = 0
            let count: Int
            init(_ count: Int) { self.count = count }
        }
        static let both = [Player(0), Player(1)]
        var (left, turn) = (10, 0)
        var players: [any GKGameModelPlayer]? { Self.both }
        var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
        func setGameModel(_ gameModel: any GKGameModel) {
            guard let other = gameModel as? Nim else { return }
            (left, turn) = (other.left, other.turn)
        }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
            left == 0 ? nil : (1...min(3, left)).map(Take.init)
        }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            left -= (gameModelUpdate as! Take).count
            turn = 1 - turn
        }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Nim()
            copy.setGameModel(self)
            return copy
        }
    }

    @Test func theStrategistLeavesAMultipleOfFourMatches() {
        let strategist = GKMinmaxStrategist()
        let game = Nim()
        strategist.gameModel = game
        #expect(strategist.bestMoveForActivePlayer() == nil)
        strategist.maxLookAheadDepth = 12
        for left in [10, 9, 7, 5, 3] {
            game.left = left
            #expect((strategist.bestMoveForActivePlayer() as? Nim.Take)?.count == left % 4)
        }
        #expect(strategist.randomMove(for: Nim.both[0], fromNumberOfBestMoves: 2) == nil)
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
        #expect(strategist.randomMove(for: Nim.both[0], fromNumberOfBestMoves: 2) != nil)
    }
}
