#include "Parts.h"

static bool isTold(const SpriteBody &a, const SpriteBody &b) {
    return (a.masks.contact & b.masks.category) != 0 || (b.masks.contact & a.masks.category) != 0;
}

static bool isSolid(const SpriteBody &a, const SpriteBody &b) { return a.isStoppedBy(b) || b.isStoppedBy(a); }

static SpriteWorld::Pair pairOf(b2Contact *contact) {
    SpriteBody *a = owner(contact->GetFixtureA()->GetBody()), *b = owner(contact->GetFixtureB()->GetBody());
    return a->id < b->id ? SpriteWorld::Pair(a, b) : SpriteWorld::Pair(b, a);
}

SpriteWorld::SpriteWorld() {
    world.SetContactFilter(this);
    world.SetContactListener(this);
    b2BodyDef definition;
    ground = world.CreateBody(&definition);
}

bool SpriteWorld::ShouldCollide(b2Fixture *a, b2Fixture *b) {
    const SpriteBody &first = *owner(a->GetBody()), &second = *owner(b->GetBody());
    return isSolid(first, second) || isTold(first, second);
}

void SpriteWorld::BeginContact(b2Contact *contact) {
    Pair pair = pairOf(contact);
    if (++touching[pair] > 1 || !isTold(*pair.first, *pair.second)) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    b2Vec2 point = manifold.points[0];
    if (contact->GetManifold()->pointCount > 1) point = 0.5f * (manifold.points[0] + manifold.points[1]);
    // The normal leads from A to B.
    b2Vec2 normal = owner(contact->GetFixtureA()->GetBody()) == pair.first ? manifold.normal : -manifold.normal;
    events.push_back({pair.first->id, pair.second->id, true, vector(point), vector(normal), 0});
}

void SpriteWorld::EndContact(b2Contact *contact) {
    Pair pair = pairOf(contact);
    auto found = touching.find(pair);
    if (found == touching.end() || --found->second > 0) return;
    touching.erase(found);
    if (!isTold(*pair.first, *pair.second)) return;
    b2Vec2 point = 0.5f * (pair.first->body->GetPosition() + pair.second->body->GetPosition());
    events.push_back({pair.first->id, pair.second->id, false, vector(point), {0, 0}, 0});
}

void SpriteWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
    Pair pair = pairOf(contact);
    if (!isSolid(*pair.first, *pair.second)) contact->SetEnabled(false);
}

void SpriteWorld::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
    Pair pair = pairOf(contact);
    float total = 0;
    for (int i = 0; i < impulse->count; ++i) total += impulse->normalImpulses[i];
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (event->began && event->a == pair.first->id && event->b == pair.second->id) {
            event->impulse = b2Max(event->impulse, total);
            break;
        }
    }
    // Box2D knows contacts that act on both bodies only. What one did to a body that does not collide is taken back after the step.
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    b2Vec2 tangent = b2Cross(manifold.normal, 1.0f);
    b2Body *bodies[2] = {contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody()};
    for (int side = 0; side < 2; ++side) {
        SpriteBody *body = owner(bodies[side]), *other = owner(bodies[1 - side]);
        if (!body->isDynamic() || body->isStoppedBy(*other) || !other->isStoppedBy(*body)) continue;
        Push push = {body, b2Vec2(0, 0), 0};
        float mass = body->body->GetMass();
        float inertia = body->body->GetInertia() - mass * body->body->GetLocalCenter().LengthSquared();
        for (int i = 0; i < impulse->count; ++i) {
            b2Vec2 p = (side == 0 ? -1.0f : 1.0f)
                * (impulse->normalImpulses[i] * manifold.normal + impulse->tangentImpulses[i] * tangent);
            if (mass > 0) push.velocity += (1 / mass) * p;
            if (inertia > 0 && !body->body->IsFixedRotation()) {
                push.spin += b2Cross(manifold.points[i] - body->body->GetWorldCenter(), p) / inertia;
            }
        }
        pushes.push_back(push);
    }
}

void SpriteWorld::step(float seconds) {
    pushes.clear();
    world.Step(seconds, 8, 4);
    for (const Push &push : pushes) {
        b2Body *body = push.body->body;
        body->SetLinearVelocity(body->GetLinearVelocity() - push.velocity);
        body->SetAngularVelocity(body->GetAngularVelocity() - push.spin);
        body->SetTransform(body->GetPosition() - seconds * push.velocity, body->GetAngle() - seconds * push.spin);
    }
}

void SpriteWorld::forget(SpriteBody *body) {
    for (auto entry = touching.begin(); entry != touching.end();) {
        if (entry->first.first == body || entry->first.second == body) {
            entry = touching.erase(entry);
        } else {
            ++entry;
        }
    }
}

extern "C" {

SpriteWorld *SpriteWorldCreate(void) { return new SpriteWorld(); }

void SpriteWorldDestroy(SpriteWorld *world) {
    // The bodies' own parts: the ground has none.
    std::vector<std::unique_ptr<SpriteBody>> bodies;
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
        if (body != world->ground) bodies.emplace_back(owner(body));
    }
    delete world;
}

void SpriteWorldSetGravity(SpriteWorld *world, SpriteVector gravity) { world->world.SetGravity(vector(gravity)); }

void SpriteWorldStep(SpriteWorld *world, float seconds) { world->step(seconds); }

size_t SpriteWorldEventCount(const SpriteWorld *world) { return world->events.size(); }

void SpriteWorldForgetEvents(SpriteWorld *world) { world->events.clear(); }

SpriteEvent SpriteWorldEvent(const SpriteWorld *world, size_t index) { return world->events[index]; }

void SpriteWorldRayCast(
    const SpriteWorld *world, SpriteVector from, SpriteVector to, void *context,
    bool (*visit)(void *, uintptr_t, SpriteVector, SpriteVector)) {
    struct Caster final : b2RayCastCallback {
        void *context;
        bool (*visit)(void *, uintptr_t, SpriteVector, SpriteVector);
        float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float) override {
            return visit(context, owner(fixture->GetBody())->id, vector(point), vector(normal)) ? 1 : 0;
        }
    } caster;
    (caster.context = context, caster.visit = visit);
    if (b2DistanceSquared(vector(from), vector(to)) > 0) world->world.RayCast(&caster, vector(from), vector(to));
}

void SpriteWorldQuery(
    const SpriteWorld *world, SpriteVector low, SpriteVector high, void *context, bool (*visit)(void *, uintptr_t)) {
    struct Query final : b2QueryCallback {
        void *context;
        bool (*visit)(void *, uintptr_t);
        bool ReportFixture(b2Fixture *fixture) override { return visit(context, owner(fixture->GetBody())->id); }
    } query;
    (query.context = context, query.visit = visit);
    b2AABB box;
    (box.lowerBound = vector(low), box.upperBound = vector(high));
    world->world.QueryAABB(&query, box);
}

}
